#include <curl/curl.h>

// Swift calls no function of varying arguments: these name the kinds of argument that mail needs.

static inline CURLcode curl_set_number(CURL *handle, CURLoption option, long value) {
    return (curl_easy_setopt)(handle, option, value);
}

static inline CURLcode curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return (curl_easy_setopt)(handle, option, value);
}

static inline CURLcode curl_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
    return (curl_easy_setopt)(handle, option, value);
}

static inline CURLcode curl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return (curl_easy_setopt)(handle, option, value);
}

static inline CURLcode curl_set_reader(CURL *handle, curl_read_callback reader) {
    return (curl_easy_setopt)(handle, CURLOPT_READFUNCTION, reader);
}

static inline CURLcode curl_set_header_reader(CURL *handle, curl_write_callback reader) {
    return (curl_easy_setopt)(handle, CURLOPT_HEADERFUNCTION, reader);
}

static inline CURLcode curl_set_progress(CURL *handle, curl_xferinfo_callback progress) {
    return (curl_easy_setopt)(handle, CURLOPT_XFERINFOFUNCTION, progress);
}

static inline CURLcode curl_response_code(CURL *handle, long *code) {
    return (curl_easy_getinfo)(handle, CURLINFO_RESPONSE_CODE, code);
}
