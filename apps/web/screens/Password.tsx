import { CheckOutlined } from '@ant-design/icons'
import { ApiError } from '@chengban/ui/api/api-error.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { exchangeToken } from '@chengban/ui/api/exchange.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { takeRememberedPath } from '@chengban/ui/api/remembered-path.ts'
import { request } from '@chengban/ui/api/request.ts'
import { claimsOf, currentToken } from '@chengban/ui/api/token.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import { loadPerson, useSession } from '@chengban/ui/session/person.ts'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { PasswordField } from './PasswordField.tsx'
import { passwordRules } from './password-rules.ts'
import './password.css'

const empty = { oldPassword: '', newPassword: '', again: '' }
type Values = typeof empty

const OwnAccount = lazyPart(() => import('./OwnAccount.tsx'))

/** 修改密码, and beside it what else belongs to one's account; before a first password is changed nothing else. */
export default function Password() {
  const person = useSession((session) => session.person)
  return (
    <div className="cb-password-page">
      <PasswordForm />
      {person && !person.mustChange && (
        <Suspense>
          <OwnAccount userId={person.id} />
        </Suspense>
      )}
    </div>
  )
}

/** Every session of the person ends; this one continues with the fresh token. */
const PasswordForm = () => {
  const { field, newPassword, isSaving, mustChange, save } = usePasswordForm()
  return (
    <form className="cb-password" noValidate action={save}>
      <h1>修改密码</h1>
      <p className={mustChange ? 'must' : ''}>
        {mustChange ? '现在的密码是系统生成的，换成自己的才能继续。' : '改好以后，其他设备上的登录都会失效。'}
      </p>
      <PasswordField label="原密码" autoComplete="current-password" {...field('oldPassword')} />
      <PasswordField label="新密码" autoComplete="new-password" {...field('newPassword')} />
      <Rules password={newPassword} />
      <PasswordField label="确认新密码" autoComplete="new-password" {...field('again')} />
      <button type="submit" className="cb-button ink" disabled={isSaving}>
        保存
      </button>
    </form>
  )
}

const usePasswordForm = () => {
  const [values, setValues] = useState<Values>(empty)
  const [errors, setErrors] = useState<Partial<Values>>({})
  const [isSaving, setSaving] = useState(false)
  const mustChange = useSession(({ person }) => person?.mustChange ?? false)
  const navigate = useNavigate()
  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string): void => {
      setValues({ ...values, [name]: value })
      setErrors({ ...errors, [name]: '' })
    },
  })
  const save = async (): Promise<void> => {
    const wrong = check(values)
    setErrors(wrong)
    if (Object.keys(wrong).length) return
    setSaving(true)
    const refused = await change(values)
    setSaving(false)
    if (refused) return setErrors(refused)
    setValues(empty)
    notifyDone('密码修改成功')
    if (mustChange) navigate(takeRememberedPath(claimsOf(currentToken())?.id), { replace: true })
  }
  return { field, newPassword: values.newPassword, isSaving, mustChange, save }
}

const Rules = ({ password }: { readonly password: string }) => {
  const account = useSession(({ person }) => person?.account)
  return (
    <ul className="cb-password-rules" aria-label="新密码的要求">
      {passwordRules(password, account).map(({ words, isKept }) => (
        <li key={words} className={isKept ? 'kept' : ''}>
          <i>{isKept && <CheckOutlined />}</i>
          {words}
          <span className="cb-sr">{isKept ? '，已满足' : '，未满足'}</span>
        </li>
      ))}
      <li>
        <i />
        不同于最近 3 次用过的
      </li>
    </ul>
  )
}

const check = ({ oldPassword, newPassword, again }: Values): Partial<Values> => ({
  ...(oldPassword ? {} : { oldPassword: '请输入原密码' }),
  ...(passwordRules(newPassword).every(({ isKept }) => isKept)
    ? {}
    : { newPassword: '密码须为8至64位，且包含大写、小写、数字、符号中的三种' }),
  ...(again === newPassword ? {} : { again: '两次输入的密码不一致' }),
})

/** Gives the messages of the fields, null when it is done. */
const change = async ({ oldPassword, newPassword }: Values): Promise<Partial<Values> | null> => {
  try {
    const body = { oldPassword, newPassword }
    await exchangeToken(() => request('POST', '/api/auth/web/changePassword', { body, isExchange: true }))
    await loadPerson()
    return null
  } catch (error) {
    const fields: Partial<Values> = error instanceof ApiError ? error.fields : {}
    if (!fields.oldPassword && !fields.newPassword) reportError(error)
    return fields
  }
}
