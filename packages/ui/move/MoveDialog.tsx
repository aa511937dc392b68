import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { Input, Modal } from 'antd'
import { Fragment, useMemo, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { useAsker } from '../data/asker.ts'
import { moveRow } from '../data/calls.ts'
import type { Row } from '../data/row.ts'
import { type Errors, problemOf } from '../form/check.ts'
import { FormField } from '../form/FormField.tsx'
import { type Form, useForm } from '../form/use-form.ts'
import { type Values, wireValues } from '../form/values.ts'
import { copyText } from '../marks/copy-text.ts'
import { useWayBack } from '../window/way-back.ts'
import { askedBy, proposed, requiredWords, sentBy, withoutAsked } from './move-form.ts'
import { ShownMove } from './ShownMove.tsx'
import { Words } from './Words.tsx'
import '../form/form.css'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly move: Move
  readonly onClose: () => void
  readonly onMoved: () => void
  /** What stands typed already when it opens. */
  readonly typed?: Values | undefined
  /** What people mostly say, by field: a press writes it. */
  readonly words?: Readonly<Record<string, readonly string[]>> | undefined
  /** Where it goes by another call than that of the move; may give what is said afterwards. */
  readonly send?: ((input: Row) => Promise<unknown>) | undefined
  /** Said in place of the move's label, where it is about more than the row. */
  readonly title?: string
}

/** Asks for what a move needs, and once more where it cannot be undone; leads on where something is read first. */
export default function MoveDialog(props: Props) {
  const { page } = props.move.shown ?? {}
  return page ? <ShownMove {...props} label={props.move.label} page={page} /> : <AskedMove {...props} />
}

const AskedMove = (props: Props) => {
  const { row, move, onClose, words = {}, title = move.label } = props
  const asker = useAsker()
  const asking = useMemo(() => askedBy(props.entity, move, asker), [props.entity, move, asker])
  const { entity } = asking
  const [shown] = useState(() => withoutAsked(row, asking, move))
  const [typed] = useState(() => ({ ...proposed(entity, row, move, asker.today), ...props.typed }))
  const form = useForm({ entity, row: shown, typed, only: asking.names })
  const [opinion, setOpinion] = useState('')
  const { isBusy, run } = useMove({ ...props, entity }, form, opinion)
  useWayBack(true, onClose)
  const name = rowName(entity, row)
  const isBare = form.names.length === 0 && !move.opinion
  return (
    <Modal
      open
      title={isBare ? `确定${props.title ?? `${move.label}【${name}】`}吗？` : title}
      okText={isBare ? '确定' : move.label}
      cancelText="取消"
      width={form.names.length > 0 ? 520 : 416}
      confirmLoading={isBusy}
      okButtonProps={{ danger: move.danger ?? false }}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <div className="cb-move">
        {form.names.map((each) => (
          <Fragment key={each}>
            <FormField
              form={form}
              name={each}
              isRequired={each in (move.required ?? {}) || asking.required.includes(each)}
            />
            <Words words={words[each]} onChoose={(word) => form.set(each, word)} />
          </Fragment>
        ))}
        {move.opinion && (
          <Opinion
            text={opinion}
            isRequired={move.opinion === 'required'}
            error={form.errors.opinion}
            onChange={setOpinion}
          />
        )}
        {move.opinion && <Words words={words.opinion} onChoose={setOpinion} />}
      </div>
    </Modal>
  )
}

const useMove = ({ entity, row, move, onClose, onMoved, send }: Props, form: Form, opinion: string) => {
  const [isBusy, setBusy] = useState(false)
  const run = async (): Promise<void> => {
    const wrong = moveErrors(form, move, opinion)
    form.setErrors(wrong)
    if (Object.keys(wrong).length) return
    setBusy(true)
    try {
      const words = opinion.trim() ? { opinion: opinion.trim() } : {}
      const input = { ...wireValues(entity, sentBy(form, move)), ...words }
      const answer = await (send ? send(input) : moveRow(entity, move.name, row, input))
      notifyDone(typeof answer === 'string' ? answer : await doneWords(move, answer))
      onMoved()
      onClose()
    } catch (error) {
      refuse(error, form)
      if (error instanceof ApiError && error.code === 'CONFLICT') onMoved()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}

/** A link that was made is handed on by whoever asked for it. */
const doneWords = async ({ label }: Move, answer: unknown): Promise<string> => {
  const { link } = (answer ?? {}) as { readonly link?: unknown }
  if (typeof link !== 'string') return `${label}成功`
  return (await copyText(link)) ? `${label}已复制，可直接粘贴发送` : link
}

interface OpinionProps {
  readonly text: string
  readonly isRequired: boolean
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

const Opinion = ({ text, isRequired, error, onChange }: OpinionProps) => (
  <div className="cb-field is-wide">
    <label htmlFor="move-opinion">原因{!isRequired && <small>选填</small>}</label>
    <Input.TextArea
      id="move-opinion"
      value={text}
      maxLength={1000}
      autoSize={{ minRows: 2, maxRows: 6 }}
      status={error ? 'error' : ''}
      aria-describedby="move-opinion-note"
      onChange={(event) => onChange(event.target.value)}
    />
    <div id="move-opinion-note" className={error ? 'cb-field-note is-wrong' : 'cb-field-note'}>
      {error}
    </div>
  </div>
)

/** What the move asks for and is not given, and the rules that name a field. */
const moveErrors = ({ entity, names, values, row, asker }: Form, move: Move, opinion: string): Errors => {
  const required = requiredWords(entity, move)
  const own = names.flatMap((name) => {
    const field = entity.fields[name]
    const problem = field && problemOf(field, values[name])
    if (problem) return [[name, problem.message] as const]
    return required[name] && isEmpty(values[name]) ? [[name, required[name]] as const] : []
  })
  const all = { ...row, ...wireValues(entity, values) }
  const broken = (move.guards ?? []).flatMap(({ holds, field, message }) =>
    field && evaluate(holds as Expr<unknown>, all, asker) === false ? [[field, message] as const] : [],
  )
  const missing = move.opinion === 'required' && opinion.trim() === '' ? [['opinion', '请填写原因'] as const] : []
  return Object.fromEntries([...broken.filter(([name]) => names.includes(name)), ...own, ...missing])
}

const refuse = (error: unknown, form: Form): void => {
  const known =
    error instanceof ApiError
      ? Object.entries(error.fields).filter(([name]) => form.names.includes(name) || name === 'opinion')
      : []
  if (known.length) form.setErrors(Object.fromEntries(known))
  else reportError(error)
}
