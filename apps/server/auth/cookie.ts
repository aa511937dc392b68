/** The token where no header can go (event stream, images, video): for GET alone. */
export const tokenCookie = 'cb_token'

export const setCookie = (token: string, seconds: number, secure: boolean): string =>
  `${tokenCookie}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

export const clearCookie = (secure: boolean): string => setCookie('', 0, secure)

/** The token of a Cookie header, or null. */
export const readCookie = (header: string | undefined): string | null => namedIn(header, tokenCookie)

const stateName = 'cb_ding_state'
const statePath = '/api/core-user/ding'

/** What binds a sign-in by DingTalk to the browser that began it; it must still be there when the browser comes back. */
export const setState = (state: string, seconds: number, secure: boolean): string =>
  `${stateName}=${state}; Path=${statePath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

export const readState = (header: string | undefined): string | null => namedIn(header, stateName)

const namedIn = (header: string | undefined, name: string): string | null => {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.trim().slice(name.length + 1) || null
}
