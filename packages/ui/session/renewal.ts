import { exchangeToken } from '../api/exchange.ts'
import { expireSession } from '../api/leave.ts'
import { request } from '../api/request.ts'
import { isUsable, secondsLeft, tokenKey } from '../api/token.ts'

const minute = 60

/** Whether to ask for a new token: 60 to 240 minutes of it remain and the person was active in the last 10. Seconds. */
export const isRenewalDue = (left: number, idle: number): boolean =>
  left >= 60 * minute && left <= 240 * minute && idle <= 10 * minute

/** Renews the token of an active person, and ends the session in time for an inactive one. */
export const startRenewal = (): void => {
  let lastAct = Date.now()
  const note = (): void => {
    lastAct = Date.now()
  }
  addEventListener('pointerdown', note, { passive: true, capture: true })
  addEventListener('keydown', note, { passive: true, capture: true })
  // windows opened together must not ask in the same second
  setInterval(() => void check((Date.now() - lastAct) / 1000), minute * 1000 + Math.random() * 10_000)
}

const check = async (idle: number): Promise<void> => {
  const token = localStorage.getItem(tokenKey)
  if (!isUsable(token)) return expireSession()
  if (!isRenewalDue(secondsLeft(token), idle)) return
  await exchangeToken(() => request('POST', '/api/auth/web/renew', { isExchange: true })).catch(() => undefined)
}
