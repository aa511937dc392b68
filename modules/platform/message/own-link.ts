/** Whether a link opens something inside the application: a path, and not another host in a path's clothes. */
export const isOwnLink = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link)
