import '@chengban/ui/theme/tokens.css'
import '@chengban/ui/theme/base.css'
import { followOtherWindows } from '@chengban/ui/api/leave.ts'
import { isOwnPath, pathHere, rememberPath, takeRememberedPath } from '@chengban/ui/api/remembered-path.ts'
import { claimsOf, currentToken } from '@chengban/ui/api/token.ts'
import { startLook } from '@chengban/ui/theme/device-look.ts'
import { showSignIn } from './login/sign-in-page.ts'
import { needsNobody } from './open-to-anybody.ts'

const root = document.getElementById('root') as HTMLElement

const enter = async (): Promise<void> => {
  const { start } = await import('./start.tsx')
  start(root)
}

const begin = async (): Promise<void> => {
  const path = pathHere()
  const token = currentToken()
  if (token === null && !needsNobody(path)) {
    rememberPath(path, undefined)
    showSignIn(root, enter)
    return
  }
  if (token) followOtherWindows()
  if (token && path !== '/' && !isOwnPath(path)) location.replace(`#${takeRememberedPath(claimsOf(token)?.id)}`)
  root.innerHTML = '<div class="cb-first"><i></i></div>'
  await enter()
}

startLook()
void begin()
