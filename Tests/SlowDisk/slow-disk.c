// Loaded before a program's own libraries (LD_PRELOAD), so that each flush to the disk takes longer: FLUSH_MILLISECONDS or,
// without it, up to 50 ms, as on a worn memory card. How long follows from a count then, so that it varies, but not by
// chance.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

static void wait_for_disk(void) {
    static atomic_uint flushes;
    const char *each = getenv("FLUSH_MILLISECONDS");
    unsigned milliseconds = each ? (unsigned)atoi(each) : atomic_fetch_add(&flushes, 20) % 51;
    struct timespec pause = { .tv_sec = 0, .tv_nsec = milliseconds * 1000000L };
    nanosleep(&pause, 0);
}

int fsync(int descriptor) {
    wait_for_disk();
    return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(descriptor);
}

int fdatasync(int descriptor) {
    wait_for_disk();
    return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(descriptor);
}
