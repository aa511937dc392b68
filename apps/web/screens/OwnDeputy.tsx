import type { Field } from '@chengban/kernel/field.ts'
import { ApiError } from '@chengban/ui/api/api-error.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { type NamedRow, named, type Row, versionOf } from '@chengban/ui/data/row.ts'
import { DateInput } from '@chengban/ui/dates/DateInput.tsx'
import { today } from '@chengban/ui/dates/date-time.ts'
import { RefControl } from '@chengban/ui/kinds/ref/RefControl.tsx'
import { useState } from 'react'

interface Deputy {
  readonly deputyId: string | null
  readonly deputyFrom: string | null
  readonly deputyTo: string | null
}

interface Props {
  readonly person: Row
  readonly again: () => Promise<unknown>
}

const field = { kind: 'ref', label: '审批代理人', options: { to: 'user', among: { isEnable: true } } } satisfies Field

/** 审批代理: who decides in my place, and from when to when; only my pending approvals pass to them. */
export const OwnDeputy = ({ person, again }: Props) => {
  const kept = deputyIn(person)
  const [values, setValues] = useState<Deputy>(kept)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const change = (more: Partial<Deputy>): void => {
    setValues({ ...values, ...more })
    setErrors({})
  }
  const save = async (patch: Deputy): Promise<void> => {
    const wrong = check(patch)
    setErrors(wrong)
    if (Object.keys(wrong).length) return
    setBusy(true)
    try {
      await request('PATCH', `/api/user/${String(person.id)}`, { body: { version: versionOf(person), patch } })
      setValues(patch)
      notifyDone(patch.deputyId ? '代理已设置' : '代理已取消')
      await again()
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length) setErrors(error.fields)
      else reportError(error)
    }
    setBusy(false)
  }
  return (
    <section aria-label="审批代理">
      <h2>审批代理</h2>
      <p>{wordsOf(kept, named(person.deputy) ?? null)}</p>
      <div className="cb-own-deputy">
        <label htmlFor="own-deputy">代理人</label>
        <RefControl
          id="own-deputy"
          name="deputyId"
          entity="user"
          field={field}
          value={values.deputyId}
          row={person}
          isInvalid={errors.deputyId !== undefined}
          onChange={(value) => change({ deputyId: value ? String(value) : null })}
        />
        <Refused words={errors.deputyId} />
        {days.map(([name, label]) => (
          <div key={name}>
            <label htmlFor={`own-${name}`}>{label}</label>
            <DateInput id={`own-${name}`} value={values[name]} onChange={(value) => change({ [name]: value })} />
            <Refused words={errors[name]} />
          </div>
        ))}
        <footer>
          <button type="button" className="cb-button" disabled={isBusy} onClick={() => void save(values)}>
            设置代理
          </button>
          {kept.deputyId && (
            <button type="button" className="cb-button" disabled={isBusy} onClick={() => void save(none)}>
              取消代理
            </button>
          )}
        </footer>
      </div>
    </section>
  )
}

const none: Deputy = { deputyId: null, deputyFrom: null, deputyTo: null }
const days = [
  ['deputyFrom', '开始'],
  ['deputyTo', '结束'],
] as const

const deputyIn = ({ deputyId, deputyFrom, deputyTo }: Row): Deputy => ({ deputyId, deputyFrom, deputyTo }) as Deputy

const Refused = ({ words }: { readonly words: string | undefined }) =>
  words ? (
    <p className="is-refused" role="alert">
      {words}
    </p>
  ) : null

/** Without its days a deputy would never act. */
const check = (deputy: Deputy): Record<string, string> => {
  if (Object.values(deputy).every((value) => value === null)) return {}
  return {
    ...(deputy.deputyId ? {} : { deputyId: '请选择代理人' }),
    ...(deputy.deputyFrom ? {} : { deputyFrom: '请填写开始日期' }),
    ...(deputy.deputyTo ? {} : { deputyTo: '请填写结束日期' }),
  }
}

const wordsOf = ({ deputyId, deputyFrom, deputyTo }: Deputy, deputy: NamedRow | null): string => {
  if (!deputyId || !deputyFrom || !deputyTo) return '外出期间由他人代为审批，最长 90 天；代理人的意见会注明是代您审批。'
  const state = deputyTo < today() ? '已结束' : deputyFrom > today() ? '尚未开始' : '正在代理'
  return `${deputy?.name ?? ''} ${deputyFrom} 至 ${deputyTo}，${state}。`
}
