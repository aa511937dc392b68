/** PostgreSQL channel of what live streams pass on; delivered at commit. */
export const channel = 'chengban_event'
