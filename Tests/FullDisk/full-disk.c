// Loaded before a program's own libraries (LD_PRELOAD), so that the disk below the folder FULL_DISK_FOLDER has only as much
// room as the file FULL_DISK says, in eight bytes: what grows takes of it, what shrinks or goes gives back. A test sets it
// while the program runs.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

static _Atomic int64_t *room;
static const char *folder;

__attribute__((constructor)) static void open_file(void) {
    const char *path = getenv("FULL_DISK");
    folder = getenv("FULL_DISK_FOLDER");
    int file = path && folder ? open(path, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0) abort();
    void *bytes = mmap(0, sizeof *room, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (bytes == MAP_FAILED) abort();
    room = bytes;
}

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

static int is_inside(const char *path) { return room && !strncmp(path, folder, strlen(folder)); }

// How long a file of the folder is; -1 for all others.
static int64_t length_of(int descriptor) {
    char link[40], path[PATH_MAX];
    struct stat status;
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return -1;
    path[length] = 0;
    return is_inside(path) && !fstat(descriptor, &status) && S_ISREG(status.st_mode) ? status.st_size : -1;
}

// Whether there is room for so many bytes more, which are taken then.
static int take(int64_t bytes) {
    if (bytes <= 0) return 1;
    if (atomic_fetch_sub(room, bytes) >= bytes) return 1;
    atomic_fetch_add(room, bytes);
    return 0;
}

// Of what a file lacks up to an end. An error number, as posix_fallocate has it.
static int grow(int descriptor, int64_t end) {
    int64_t length = length_of(descriptor);
    return length < 0 || take(end - length) ? 0 : ENOSPC;
}

static ssize_t write_at(const char *name, int descriptor, const void *bytes, size_t count, off_t offset) {
    if ((errno = grow(descriptor, offset + count))) return -1;
    return ((ssize_t (*)(int, const void *, size_t, off_t))real(name))(descriptor, bytes, count, offset);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
    return write_at("pwrite", descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off_t offset) {
    return write_at("pwrite64", descriptor, bytes, count, offset);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
    int64_t length = length_of(descriptor);
    if (length >= 0 && (errno = grow(descriptor, lseek(descriptor, 0, SEEK_CUR) + count))) return -1;
    return ((ssize_t (*)(int, const void *, size_t))real("write"))(descriptor, bytes, count);
}

static int set_length(const char *name, int descriptor, off_t end) {
    int64_t length = length_of(descriptor);
    if ((errno = grow(descriptor, end))) return -1;
    if (length > end) atomic_fetch_add(room, length - end);
    return ((int (*)(int, off_t))real(name))(descriptor, end);
}

int ftruncate(int descriptor, off_t end) { return set_length("ftruncate", descriptor, end); }

int ftruncate64(int descriptor, off_t end) { return set_length("ftruncate64", descriptor, end); }

static int allocate(const char *name, int descriptor, off_t offset, off_t count) {
    int failure = grow(descriptor, offset + count);
    return failure ? failure : ((int (*)(int, off_t, off_t))real(name))(descriptor, offset, count);
}

int posix_fallocate(int descriptor, off_t offset, off_t count) {
    return allocate("posix_fallocate", descriptor, offset, count);
}

int posix_fallocate64(int descriptor, off_t offset, off_t count) {
    return allocate("posix_fallocate64", descriptor, offset, count);
}

int unlink(const char *path) {
    struct stat status;
    if (is_inside(path) && !lstat(path, &status) && S_ISREG(status.st_mode) && status.st_nlink == 1)
        atomic_fetch_add(room, status.st_size);
    return ((int (*)(const char *))real("unlink"))(path);
}

static int free_room(const char *name, const char *path, struct statvfs *found) {
    int result = ((int (*)(const char *, struct statvfs *))real(name))(path, found);
    if (!result && is_inside(path)) found->f_bavail = found->f_bfree = *room / found->f_frsize;
    return result;
}

int statvfs(const char *path, struct statvfs *found) { return free_room("statvfs", path, found); }

int statvfs64(const char *path, struct statvfs64 *found) {
    return free_room("statvfs64", path, (struct statvfs *)found);
}
