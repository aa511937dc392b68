import type { Move } from '@chengban/kernel/workflow.ts'
import { Input } from 'antd'
import { Fragment, Suspense } from 'react'
import { idOf } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { controlId, FormField } from '../form/FormField.tsx'
import type { MoveState } from './use-move.ts'
import { Words } from './Words.tsx'

const Points = lazyPart(() => import('../points/Points.tsx'))

interface Props {
  readonly asked: MoveState
  readonly move: Move
  /** What people mostly say, by field: a press writes it. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** Side by side, where there is room. */
  readonly isLarge: boolean
}

/** What a move asks for, its fields and the reason. */
export const MoveFields = ({ asked: { form, required, opinion, setOpinion }, move, words, isLarge }: Props) => (
  <div className={isLarge ? 'cb-move is-large' : 'cb-move'}>
    {move.points && form.row && (
      <Suspense>
        <Points path={move.points} id={idOf(form.row)} />
      </Suspense>
    )}
    {form.names.map((each) => (
      <Fragment key={each}>
        <FormField form={form} name={each} isRequired={required.has(each)} />
        <Words words={words[each]} onChoose={(word) => form.set(each, word)} />
      </Fragment>
    ))}
    {move.opinion && (
      <Opinion
        id={controlId(form.entity.name, 'opinion')}
        text={opinion}
        isRequired={required.has('opinion')}
        error={form.errors.opinion}
        onChange={setOpinion}
      />
    )}
    {move.opinion && <Words words={words.opinion} onChoose={setOpinion} />}
  </div>
)

interface OpinionProps {
  readonly id: string
  readonly text: string
  readonly isRequired: boolean
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

const Opinion = ({ id, text, isRequired, error, onChange }: OpinionProps) => (
  <div className="cb-field is-wide">
    <label htmlFor={id}>原因{!isRequired && <small>选填</small>}</label>
    <Input.TextArea
      id={id}
      value={text}
      maxLength={1000}
      autoSize={{ minRows: 2, maxRows: 6 }}
      status={error ? 'error' : ''}
      aria-describedby={`${id}-note`}
      onChange={(event) => onChange(event.target.value)}
    />
    <div id={`${id}-note`} className={error ? 'cb-field-note is-wrong' : 'cb-field-note'}>
      {error}
    </div>
  </div>
)
