import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Fragment } from 'react'
import { request } from '../api/request.ts'
import { idOf, type Row } from '../data/row.ts'
import { submitMoveOf } from '../data/submission.ts'
import { chineseNumber } from '../figures/chinese-number.ts'
import { PersonMark } from '../marks/PersonMark.tsx'
import { useHolds } from '../session/person.ts'
import { useRested } from './rested.ts'
import type { Form } from './use-form.ts'

interface Props {
  readonly form: Form
  readonly stored: Row | undefined
  /** What the ink button says where it hands in; undefined: it keeps. */
  readonly word: string | undefined
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onSave: () => void
  readonly onSubmit: () => void
}

/** Who gets it next, and the acts: 取消, 存草稿, and the one ink button. */
export const FormFoot = ({ form, stored, word, isBusy, onClose, onSave, onSubmit }: Props) => (
  <div className="cb-form-foot">
    {word && form.entity.audit && <Approvers form={form} id={stored && idOf(stored)} />}
    <span>
      <Button type="text" onClick={onClose}>
        取消
      </Button>
      {word && (
        <Button disabled={isBusy} onClick={onSave}>
          {stored ? '保存' : '存草稿'}
        </Button>
      )}
      <Button type="primary" loading={isBusy} onClick={word ? onSubmit : onSave}>
        {word ?? keepWord(form)} <kbd>Ctrl ↵</kbd>
      </Button>
    </span>
  </div>
)

/** Returns 提交 for a new record without a separate submit move, otherwise 保存. */
const keepWord = ({ isNew, entity }: Form): string => (isNew && !submitMoveOf(entity) ? '提交' : '保存')

interface Level {
  readonly level: number
  readonly names: readonly string[]
  /** Why nobody would be asked. */
  readonly message?: string
}

const restMs = 400

/** Whom the server would ask, by the approvers, people, departments and sums typed so far. */
const Approvers = ({ form: { entity, values }, id }: { readonly form: Form; readonly id: string | undefined }) => {
  const chosen = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== null && value !== '' && decides(entity, name)),
  )
  const typed = JSON.stringify(chosen)
  const settled = useRested(typed, typed, restMs)
  const { data } = useQuery({
    queryKey: ['approvers', entity.name, id ?? null, settled],
    queryFn: ({ signal }) =>
      request<{ levels: readonly Level[] }>('GET', '/api/auditTask/preview', {
        query: { module: entity.name, relevanceId: id, values: JSON.parse(settled) },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { quiet: true },
  })
  const levels = data?.levels ?? []
  const asked = levels.filter(({ names }) => names.length > 0)
  const missing = levels.find(({ names }) => names.length === 0)
  if (levels.length === 0) return null
  return (
    <p>
      {asked.length > 0 && '提交后由'}
      {asked.map(({ level, names }, at) => (
        <Fragment key={level}>
          {at > 0 && '，'} <PersonMark name={names[0] ?? ''} /> {names.join('、')} {chineseNumber(level)}级审核
        </Fragment>
      ))}
      {missing && <Missing level={missing} isFirst={asked.length === 0} />}
    </p>
  )
}

/** Warns before submission about a level without approvers; people who may edit flows also read how to fix it. */
const Missing = ({ level: { level, message }, isFirst }: { readonly level: Level; readonly isFirst: boolean }) => {
  const isKeeper = useHolds('flow:manage')
  return (
    <em>
      {!isFirst && '；'}
      {chineseNumber(level)}级审核：{message}
      {isKeeper && '（申请人不能审批自己的单据：在“人员”里新建审批人，或在“流程图”里为这一级指定）'}
    </em>
  )
}

/** Whom a record is about does not decide on it; whose department, and how much it is, may settle who does. */
const decides = ({ fields }: Entity, name: string): boolean => {
  const field = fields[name]
  return field?.kind === 'money' || (field?.kind === 'ref' && ['user', 'department'].includes(targetOf(field)))
}
