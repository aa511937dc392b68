import { claimsOf, keepToken } from '@chengban/ui/api/token.ts'

interface Answer {
  readonly jwtToken: string
  readonly mustChange?: boolean
}

export type SignInResult =
  | { readonly personId: string | undefined; readonly mustChange: boolean }
  | { readonly refusal: string }

/** Signs in by name and password; the refusal is the sentence to show. */
export const signIn = (name: string, password: string): Promise<SignInResult> =>
  call('/api/auth/web/login', { method: 'POST', body: JSON.stringify({ name, password }) })

/** Signs in by the code DingTalk gave, in the form of a query. */
export const signInByDing = (query: string): Promise<SignInResult> =>
  call(`/api/core-user/ding?${query}`, { method: 'GET' })

const call = async (path: string, init: RequestInit): Promise<SignInResult> => {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
  const response = await fetch(path, { ...init, headers, signal: AbortSignal.timeout(30_000) }).catch(() => null)
  if (!response) return { refusal: '请求失败，请检查您的网络!' }
  const answer: {
    code: string
    message: string
    data: Answer | null
  } | null = await response.json().catch(() => null)
  if (!answer) return { refusal: `${response.status} ${response.statusText}`.trim() }
  if (answer.code !== 'OK' || !answer.data?.jwtToken)
    return { refusal: (isFault(response, answer.code) ? '' : answer.message) || '系统异常' }
  keepToken(answer.data.jwtToken)
  return { personId: claimsOf(answer.data.jwtToken)?.id, mustChange: answer.data.mustChange === true }
}

/** Its sentence is not meant for people; that of a temporary fault (503) is. */
const isFault = ({ status }: Response, code: string): boolean => code === 'INTERNAL' && status !== 503
