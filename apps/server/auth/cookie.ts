/** The token where no header can go (event stream, images, video): for GET alone. */
export const tokenCookie = 'cb_token'

export const setCookie = (token: string, seconds: number, secure: boolean): string =>
  `${tokenCookie}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

export const clearCookie = (secure: boolean): string => setCookie('', 0, secure)

/** The token of a Cookie header, or null. */
export const readCookie = (header: string | undefined): string | null => {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${tokenCookie}=`))
  return pair?.trim().slice(tokenCookie.length + 1) || null
}
