import { type SignInResult, signInByDing } from './sign-in-call.ts'

const triedKey = 'chengban.dingTried'

interface Page {
  readonly root: HTMLElement
  readonly say: (text: string) => void
  readonly done: (result: Exclude<SignInResult, { refusal: string }>) => void
}

/**
 * The way in by DingTalk, where it is configured: a button, and inside DingTalk at once, the first time a window comes
 * here. A person who comes back from DingTalk's page brings the code along in the address.
 */
export const offerDing = async ({ root, say, done }: Page): Promise<void> => {
  const brought = takeCode()
  if (brought) {
    const result = await signInByDing(brought)
    if ('refusal' in result) say(result.refusal)
    else return done(result)
  }
  if (!(await isConfigured())) return
  const isFirst = !brought && sessionStorage.getItem(triedKey) === null
  if (isFirst && /DingTalk/i.test(navigator.userAgent)) leave()
  else showButton(root)
}

/** Code and state, out of the address before anybody reloads it. */
const takeCode = (): string | null => {
  const given = new URLSearchParams(location.search)
  const [authCode, code, state] = [given.get('authCode'), given.get('code'), given.get('state')]
  if (!authCode && !code) return null
  history.replaceState(null, '', `${location.pathname}${location.hash}`)
  return String(new URLSearchParams({ ...(authCode ? { authCode } : { code: code ?? '' }), state: state ?? '' }))
}

const isConfigured = async (): Promise<boolean> => {
  const response = await fetch('/api/auth/web/ways', { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  const answer: { data?: { ding?: boolean } } | null | undefined = await response?.json().catch(() => null)
  return answer?.data?.ding === true
}

const showButton = (root: HTMLElement): void => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'cb-button large'
  button.dataset.ding = ''
  button.textContent = '钉钉登录'
  button.addEventListener('click', leave)
  root.querySelector('[type=submit]')?.after(button)
}

const leave = (): void => {
  sessionStorage.setItem(triedKey, '1')
  location.assign('/api/auth/web/ding')
}
