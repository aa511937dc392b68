// Decision 151: The server's short-lived memory is bounded

/** Flags of Node for the server: V8 takes 134 MB for what lives no longer than a request, and uses 2 MB between them. */
export const serverFlags = ['--max-semi-space-size=16']
