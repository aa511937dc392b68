import type { Entity } from '@chengban/kernel/entity.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Fragment } from 'react'
import { request } from '../api/request.ts'
import { chineseNumber } from '../figures/chinese-number.ts'
import { PersonMark } from '../marks/PersonMark.tsx'
import { idOf, type Row } from '../record/row.ts'
import type { Form } from './use-form.ts'

interface Props {
  readonly form: Form
  readonly stored: Row | undefined
  readonly submits: boolean
  /** What the ink button says where it submits. */
  readonly word: string
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onSave: () => void
  readonly onSubmit: () => void
}

/** Who gets it next, and the acts: 取消, 存草稿, and the one ink button. */
export const FormFoot = ({ form, stored, submits, word, isBusy, onClose, onSave, onSubmit }: Props) => (
  <div className="cb-form-foot">
    {submits && form.entity.audit && <Approvers form={form} id={stored && idOf(stored)} />}
    <span>
      <Button type="text" onClick={onClose}>
        取消
      </Button>
      {submits && (
        <Button disabled={isBusy} onClick={onSave}>
          {stored ? '保存' : '存草稿'}
        </Button>
      )}
      {submits ? (
        <Button type="primary" loading={isBusy} onClick={onSubmit}>
          {word} <kbd>Ctrl ↵</kbd>
        </Button>
      ) : (
        <Button type="primary" loading={isBusy} onClick={onSave}>
          {form.isNew ? '提交' : '保存'} <kbd>Ctrl ↵</kbd>
        </Button>
      )}
    </span>
  </div>
)

interface Level {
  readonly level: number
  readonly names: readonly string[]
}

/** Whom the server would ask, by the approvers and the sums typed so far. */
const Approvers = ({ form: { entity, values }, id }: { readonly form: Form; readonly id: string | undefined }) => {
  const chosen = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== null && decides(entity, name)),
  )
  const { data } = useQuery({
    queryKey: ['approvers', entity.name, id ?? null, chosen],
    queryFn: ({ signal }) =>
      request<{ levels: readonly Level[] }>('GET', '/api/auditTask/preview', {
        query: { module: entity.name, relevanceId: id, values: chosen },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { quiet: true },
  })
  const levels = (data?.levels ?? []).filter(({ names }) => names.length > 0)
  if (levels.length === 0) return null
  return (
    <p>
      提交后由
      {levels.map(({ level, names }, at) => (
        <Fragment key={level}>
          {at > 0 && '，'} <PersonMark name={names[0] ?? ''} /> {names.join('、')} {chineseNumber(level)}级审核
        </Fragment>
      ))}
    </p>
  )
}

const decides = (entity: Entity, name: string): boolean =>
  /^audit\d$/.test(name) || entity.fields[name]?.kind === 'money'
