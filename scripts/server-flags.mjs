// Decision 151: The server's short-lived memory is bounded

/** Flags of Node for the server: V8 takes 134 MB for what lives no longer than a request, and uses 2 MB between them. */
export const serverFlags = ['--max-semi-space-size=16']

/**
 * Environment of the server, where nobody set it otherwise: glibc keeps freed memory in up to eight pools for each core;
 * with two of them no request was seen to be slower. It is read when the process starts; other systems do not know it.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '2' }
