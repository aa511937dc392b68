const pathKey = 'chengban.path'

/** Where to go after sign-in when nothing is remembered. */
export const firstPath = '/hello'

/** Whether a hash path lies inside the application and is worth returning to. */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(path) && !path.includes('://') && !/^\/(login)?([?#]|$)/.test(path)

/** The hash path the window is at, with its query: `/contract?page=2`. */
export const pathHere = (): string => location.hash.slice(1) || '/'

/** Keeps the window's path for the return of the same person. */
export const rememberPath = (path: string, personId: string | undefined): void => {
  if (isOwnPath(path)) sessionStorage.setItem(pathKey, JSON.stringify({ path, personId }))
}

export const forgetPath = (): void => sessionStorage.removeItem(pathKey)

/**
 * Returns the remembered path and forgets it. Returns the first path for another person or for a path outside this
 * application.
 */
export const takeRememberedPath = (personId: string | undefined): string => {
  const kept = sessionStorage.getItem(pathKey)
  forgetPath()
  try {
    const { path, personId: owner }: { path?: unknown; personId?: unknown } = JSON.parse(kept ?? '{}')
    const isTheirs = owner === undefined || owner === personId
    return typeof path === 'string' && isOwnPath(path) && isTheirs ? path : firstPath
  } catch {
    return firstPath
  }
}
