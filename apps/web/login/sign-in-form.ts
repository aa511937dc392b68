import { type SignInResult, signIn } from './sign-in-call.ts'
import { warning } from './template.ts'

/** Brings the form to life; `done` is called once the token is kept. */
export const liveForm = (
  page: HTMLElement,
  done: (result: Exclude<SignInResult, { refusal: string }>) => void,
): void => {
  const form = page.querySelector('form') as HTMLFormElement
  const name = form.elements.namedItem('name') as HTMLInputElement
  const password = form.elements.namedItem('password') as HTMLInputElement
  const button = form.querySelector('[type=submit]') as HTMLButtonElement
  const say = (text: string, field?: HTMLInputElement): void => {
    ;(form.querySelector('.sign-in-message') as HTMLElement).textContent = text
    for (const input of [name, password]) input.setAttribute('aria-invalid', String(input === field))
    field?.focus()
  }
  watchCapsLock(form)
  showPassword(form, password)
  form.addEventListener('input', () => say(''))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!name.value.trim()) return say('请输入用户名', name)
    if (!password.value) return say('请输入密码', password)
    say('')
    button.disabled = true
    const result = await signIn(name.value.trim(), password.value)
    button.disabled = false
    if (!('refusal' in result)) return done(result)
    say(result.refusal, password)
    password.select()
  })
  name.focus()
}

const watchCapsLock = (form: HTMLFormElement): void => {
  const hint = form.querySelector('.sign-in-caps') as HTMLElement
  const look = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || !event.getModifierState) return
    const isOn = event.getModifierState('CapsLock')
    if (isOn !== hint.childElementCount > 0) hint.innerHTML = isOn ? `${warning}大写锁定已打开` : ''
  }
  form.addEventListener('keydown', look)
  form.addEventListener('keyup', look)
}

const showPassword = (form: HTMLFormElement, password: HTMLInputElement): void => {
  const eye = form.querySelector('[data-eye]') as HTMLButtonElement
  eye.addEventListener('click', () => {
    const isShown = password.type === 'password'
    password.type = isShown ? 'text' : 'password'
    eye.setAttribute('aria-pressed', String(isShown))
    eye.setAttribute('aria-label', isShown ? '隐藏密码' : '显示密码')
    eye.title = isShown ? '隐藏密码' : '显示密码'
  })
}
