import { keepToken, tokenKey } from './token.ts'

const lock = 'chengban.token'

/**
 * Keeps the token that `call` brings in place of the one it ends. The server tells every window of the end before the
 * answer is here: windows that are refused meanwhile wait for it (see {@link isReplaced}).
 */
export const exchangeToken = (call: () => Promise<{ readonly jwtToken: string }>): Promise<void> => {
  const exchange = async (): Promise<void> => keepToken((await call()).jwtToken)
  return 'locks' in navigator ? navigator.locks.request(lock, exchange) : exchange()
}

/** Whether a refused token has another in its place by now, once nobody in this browser is exchanging it. */
export const isReplaced = async (refused: string): Promise<boolean> => {
  if ('locks' in navigator) await navigator.locks.request(lock, { mode: 'shared' }, () => undefined)
  const kept = localStorage.getItem(tokenKey)
  return kept !== null && kept !== refused
}
