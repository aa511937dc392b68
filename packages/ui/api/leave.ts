import { settleHeld } from '../window/held.ts'
import { forgetPath, pathHere, rememberPath } from './remembered-path.ts'
import { claimsOf, clearToken, currentToken, tokenKey } from './token.ts'

const noticeKey = 'chengban.signInNotice'
let isLeaving = false

/** Ends the session of this window: token gone, path remembered, to /login with a notice. The reload forgets all data. */
export const expireSession = (notice = '登录已失效，请重新登录'): void => {
  if (isLeaving) return
  sessionStorage.setItem(noticeKey, notice)
  rememberPath(pathHere(), personIdHere)
  goToSignIn()
}

/** Ends the session on the server, then clears it here; the storage event signs out every other window. */
export const signOut = async (): Promise<void> => {
  await settleHeld().catch(() => undefined)
  const token = currentToken()
  isLeaving = true
  await fetch('/api/auth/web/logout', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
  forgetPath()
  goToSignIn()
}

/** What /login has to say first, once. */
export const takeSignInNotice = (): string => {
  const notice = sessionStorage.getItem(noticeKey) ?? ''
  sessionStorage.removeItem(noticeKey)
  return notice
}

/** Follows the other windows: signed out there, here too; somebody else signed in there, begin anew. */
export const followOtherWindows = (): void => {
  personIdHere = claimsOf(currentToken())?.id
  addEventListener('storage', (event) => {
    if (event.key !== tokenKey && event.key !== null) return
    const token = currentToken()
    if (token === null) {
      rememberPath(pathHere(), personIdHere)
      goToSignIn()
    } else if (claimsOf(token)?.id !== personIdHere) location.reload()
  })
}

// kept apart from the token, which another window may have cleared already
let personIdHere: string | undefined

const goToSignIn = (): void => {
  isLeaving = true
  clearToken()
  location.replace('#/login')
  location.reload()
}
