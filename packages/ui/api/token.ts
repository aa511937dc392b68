/** Where the token lies; other windows hear of its changes by the storage event of this key. */
export const tokenKey = 'jwtToken'
/** The key of the seconds by which the server's clock is ahead of the device's. */
export const skewKey = 'chengban.clockSkew'
const leastSeconds = 3600

export interface Claims {
  /** The user's id. */
  readonly id: string
  /** Id of the session's row in loginLog. */
  readonly jti?: string
  /** Seconds since 1970, by the server's clock. */
  readonly exp: number
  readonly iat?: number
}

/** Returns the claims of a JWT without verifying it; null when the text is no JWT or lacks an id or exp. */
export const claimsOf = (token: string | null): Claims | null => {
  try {
    const part = token?.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isClaims(claims) ? claims : null
  } catch {
    return null
  }
}

/**
 * Returns the seconds until exp: negative when expired or when the token is invalid. `now` is in seconds by the
 * server's clock.
 */
export const secondsLeft = (token: string | null, now = serverSeconds()): number => {
  const claims = claimsOf(token)
  return claims ? claims.exp - now : -1
}

/** A token counts while at least an hour of it remains. */
export const isUsable = (token: string | null, now = serverSeconds()): boolean =>
  secondsLeft(token, now) >= leastSeconds

/** The token to send, or null after clearing one that no longer counts. */
export const currentToken = (): string | null => {
  const token = localStorage.getItem(tokenKey)
  if (token === null || isUsable(token)) return token
  clearToken()
  return null
}

/** Keeps a token just received; a device clock more than a minute off the server's is allowed for from then on. */
export const keepToken = (token: string): void => {
  const skew = Math.round((claimsOf(token)?.iat ?? Date.now() / 1000) - Date.now() / 1000)
  if (Math.abs(skew) > 60) localStorage.setItem(skewKey, String(skew))
  else localStorage.removeItem(skewKey)
  localStorage.setItem(tokenKey, token)
}

export const clearToken = (): void => {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(skewKey)
}

const serverSeconds = (): number => Math.floor(Date.now() / 1000) + Number(localStorage.getItem(skewKey) ?? 0)

const isClaims = (value: unknown): value is Claims => {
  const { id, exp }: Partial<Record<keyof Claims, unknown>> = value ?? {}
  return typeof id === 'string' && id !== '' && typeof exp === 'number'
}
