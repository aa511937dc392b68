import './sign-in.css'
import { followOtherWindows, takeSignInNotice } from '@chengban/ui/api/leave.ts'
import { forgetPath, pathHere, rememberPath, takeRememberedPath } from '@chengban/ui/api/remembered-path.ts'
import { claimsOf, currentToken, tokenKey } from '@chengban/ui/api/token.ts'
import { productTitle, titled } from '@chengban/ui/shell/product-title.ts'
import { offerDing } from './ding-sign-in.ts'
import { liveForm } from './sign-in-form.ts'
import { signInMarkup } from './template.ts'

/** Shows /login; `enter` opens the application once somebody has signed in, here or in another window. */
export const showSignIn = (root: HTMLElement, enter: () => Promise<void>): void => {
  const stop = new AbortController()
  const goOn = (path: string): void => {
    stop.abort()
    location.replace(`#${path}`)
    followOtherWindows()
    void enter()
  }
  location.replace('#/login')
  document.title = titled('登录')
  root.innerHTML = signInMarkup(location.host, productTitle())
  const message = root.querySelector('.sign-in-message') as HTMLElement
  message.textContent = takeSignInNotice()
  const done = ({ personId, mustChange }: { personId: string | undefined; mustChange: boolean }): void =>
    goOn(mustChange ? '/password' : takeRememberedPath(personId))
  liveForm(root, done)
  addEventListener('hashchange', stayHere, stop)
  addEventListener(
    'storage',
    (event) => {
      const token = event.key === tokenKey ? currentToken() : null
      if (token) goOn(takeRememberedPath(claimsOf(token)?.id))
    },
    stop,
  )
  root.addEventListener('input', fetchAhead, { once: true, signal: stop.signal })
  const say = (text: string): void => {
    message.textContent = text
  }
  void offerDing({ root, say, done })
}

// a link opened while the page is shown is where the person wants to go afterwards
const stayHere = (): void => {
  const path = pathHere()
  if (path === '/login') return
  forgetPath()
  rememberPath(path, undefined)
  location.replace('#/login')
}

const fetchAhead = (): void => {
  setTimeout(() => void import('../start.tsx').then(({ fetchParts }) => fetchParts()).catch(() => undefined), 300)
}
