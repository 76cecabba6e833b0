package output

import "golang.org/x/sys/unix"

// exchange swaps two folders in one step.
func exchange(a, b string) error {
	return unix.Renameat2(unix.AT_FDCWD, a, unix.AT_FDCWD, b, unix.RENAME_EXCHANGE)
}

// mounted reports whether another file system begins at a folder.
func mounted(dir string) bool {
	var s unix.Statx_t
	if err := unix.Statx(unix.AT_FDCWD, dir, 0, 0, &s); err != nil {
		return false
	}
	return s.Attributes_mask&unix.STATX_ATTR_MOUNT_ROOT != 0 && s.Attributes&unix.STATX_ATTR_MOUNT_ROOT != 0
}
