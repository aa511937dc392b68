import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { useAsker } from '../data/asker.ts'
import { moveRow } from '../data/calls.ts'
import { idOf, type Row } from '../data/row.ts'
import { type Form, useForm } from '../form/use-form.ts'
import { changesOf, type Values, wireValues } from '../form/values.ts'
import { copyText } from '../marks/copy-text.ts'
import { keepUnsent } from '../outbox/keep-unsent.ts'
import { type MoveDraft, moveDraft } from './move-draft.ts'
import { moveErrors, neededIn } from './move-errors.ts'
import { askedBy, proposed, sentBy, withoutAsked } from './move-form.ts'

export interface MoveOptions {
  readonly entity: Entity
  readonly row: Row
  readonly move: Move
  readonly onClose: () => void
  readonly onMoved: () => void
  /** Values already filled in when the form opens. */
  readonly typed?: Values | undefined
  /** Values that are decided already: the form's rules know them, and the form does not ask for them. */
  readonly fixed?: Values | undefined
  /** The opinion it begins with. */
  readonly said?: string | undefined
  /** Replaces the move's own call. May return the success message; an empty one shows no notice. */
  readonly send?: ((input: Row) => Promise<unknown>) | undefined
}

/** Holds the form of a move: its fields, its errors and its submission. */
export const useMove = (props: MoveOptions) => {
  const { row, move } = props
  const asker = useAsker()
  const asking = useMemo(() => askedBy(props.entity, move, asker), [props.entity, move, asker])
  const { entity } = asking
  const [shown] = useState(() => withoutAsked(row, asking, move))
  const [draft] = useState(() => moveDraft(entity, row, move))
  const [fixed] = useState(() => props.fixed ?? {})
  const [begun] = useState(() => ({ ...proposed(entity, row, move, asker.today), ...props.typed, ...fixed }))
  const [typed] = useState(() => ({ ...begun, ...draft.found?.values, ...fixed }))
  const form = useForm({ entity, row: shown, typed, only: asking.names.filter((name) => !(name in fixed)) })
  const [opinion, setOpinion] = useState(draft.found?.opinion ?? props.said ?? '')
  const changes = changesOf(form.values, { ...form.first, ...begun })
  useEffect(() => draft.keep(changes, opinion))
  const required = new Set([...Object.keys(neededIn(form, move, opinion)), ...asking.required])
  return {
    form,
    required,
    opinion,
    setOpinion,
    forget: draft.forget,
    ...useRun({ ...props, entity }, form, opinion, draft),
  }
}

export type MoveState = ReturnType<typeof useMove>

const useRun = (
  { entity, row, move, onClose, onMoved, send }: MoveOptions,
  form: Form,
  opinion: string,
  draft: MoveDraft,
) => {
  const [isBusy, setBusy] = useState(false)
  const [given, setGiven] = useState<Row>()
  const end = (answer: unknown): void => {
    draft.forget()
    if (isShown(move, answer)) setGiven(answer as Row)
    else onClose()
  }
  const run = async (): Promise<void> => {
    const wrong = moveErrors(form, move, opinion)
    form.setErrors(wrong)
    if (Object.keys(wrong).length) return
    setBusy(true)
    try {
      const input = inputOf(entity, form, move, opinion.trim())
      const answer = await (send ? send(input) : moveRow(entity, move.name, row, input))
      await tellDone(move, answer)
      onMoved()
      end(answer)
    } catch (error) {
      if (await waits(error, { entity, row, move }, draft)) return onClose()
      refuse(error, form)
      if (error instanceof ApiError && error.code === 'CONFLICT') onMoved()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, given, run: async () => (isBusy ? undefined : run()) }
}

const inputOf = (entity: Entity, form: Form, move: Move, opinion: string): Row => ({
  ...wireValues(entity, sentBy(form, move)),
  ...(opinion ? { opinion } : {}),
})

/** Keeps a move that got no answer, where nothing of its answer has to be read and it can be undone. */
const waits = async (
  error: unknown,
  { entity, row, move }: Pick<MoveOptions, 'entity' | 'row' | 'move'>,
  { place }: MoveDraft,
): Promise<boolean> =>
  !(move.danger || move.shows) &&
  keepUnsent(error, {
    title: `${move.label} ${rowName(entity, row)}`,
    page: `/record/${entity.name}/${encodeURIComponent(idOf(row))}`,
    forgets: [place],
  })

const tellDone = async (move: Move, answer: unknown): Promise<void> => {
  const said = typeof answer === 'string' ? answer : await doneWords(move, answer)
  if (said) notifyDone(said)
}

const isShown = ({ shows = {} }: Move, answer: unknown): boolean =>
  Object.keys(shows).some((part) => typeof (answer as Row | undefined)?.[part] === 'string')

/** Copies a created link, so that the person can pass it on, and returns the success message. */
const doneWords = async ({ label }: Move, answer: unknown): Promise<string> => {
  const { link }: { readonly link?: unknown } = answer ?? {}
  if (typeof link !== 'string') return `${label}成功`
  return (await copyText(link)) ? `${label}已复制，可直接粘贴发送` : link
}

const refuse = (error: unknown, form: Form): void => {
  const known =
    error instanceof ApiError
      ? Object.entries(error.fields).filter(([name]) => form.names.includes(name) || name === 'opinion')
      : []
  if (known.length) form.setErrors(Object.fromEntries(known))
  else reportError(error)
}
