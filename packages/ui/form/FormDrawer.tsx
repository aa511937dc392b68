import { type Entity, nameOfOne } from '@chengban/kernel/entity.ts'
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useAsker } from '../data/asker.ts'
import { idOf, type Row } from '../data/row.ts'
import { submissionOf } from '../data/submission.ts'
import { tellSaved, tellSubmitted } from '../data/submitted.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { MakeRow } from '../kinds/ref/make-row.ts'
import { useShortcut } from '../window/shortcuts.ts'
import { useWayBack } from '../window/way-back.ts'
import { ConflictBox } from './ConflictBox.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { DrawerFrame } from './DrawerFrame.tsx'
import { useDraft } from './draft.ts'
import { FormErrors, focusField } from './FormErrors.tsx'
import { FormFoot } from './FormFoot.tsx'
import { FormSections } from './FormSections.tsx'
import { useFirstFocus } from './first-focus.ts'
import { shownOrder } from './form-fields.ts'
import { wrongPlaces } from './places.ts'
import { type Form, useForm } from './use-form.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useProposals } from './use-proposals.ts'
import { useRequired } from './use-required.ts'
import { useSave } from './use-save.ts'
import type { Values } from './values.ts'
import './form.css'

const AlikeRows = lazyPart(() => import('./AlikeRows.tsx'))

export interface FormDrawerProps {
  readonly entity: Entity
  /** Names the draft kept on the device. */
  readonly screen: string
  /** The row to change; none: a new one. */
  readonly row?: Row
  readonly initial?: Values
  /** What the act that opens it has decided, among `initial`: it is not asked for. */
  readonly decided?: readonly string[]
  readonly only?: readonly string[]
  /** Values already filled in over the row when the form opens. */
  readonly typed?: Values
  /** The move that 提交 makes after saving, when it is not the shared audit's. */
  readonly sends?: { readonly move: string; readonly label: string } | undefined
  readonly title?: string
  readonly onClose: () => void
  readonly onSaved: (row: Row) => void
  /** Makes the new row in place of the generic call. */
  readonly create?: (values: Values) => Promise<Row>
  /** The values go to the caller, nothing is called. */
  readonly dry?: (values: Values) => void | Promise<void>
}

const required = ['entity', 'screen', 'onClose', 'onSaved'] as const

/** A form in a drawer over the page, 720 px wide; full screen on the phone. */
export default function FormDrawer(props: FormDrawerProps) {
  if (!useRequired(props, required)) return null
  return (
    <MakeRow value={FormDrawer}>
      <RecordForm {...props} />
    </MakeRow>
  )
}

const RecordForm = (props: FormDrawerProps) => {
  const { entity, screen, row, onClose, onSaved } = props
  const form = useForm(props)
  useProposals(form)
  const draft = useDraft(row ? `${screen}.${idOf(row)}` : screen, !props.dry, form.values, form.first)
  const work = useDrawerSave(props, form, draft)
  // a stored record takes its draft with it
  const isDrafted = draft.isWhole && !work.stored
  const ask = useLeaveQuestion(form.isDirty && !isDrafted && !work.isDone && !work.isKept)
  const leave = (): void => {
    // the record was saved even though its submission was refused
    if (work.stored) {
      draft.forget()
      onSaved(work.stored)
    }
    onClose()
  }
  const close = (): void => ask(leave)
  useWayBack(true, close)
  const onStill = useFirstFocus(form, shownOrder(form))
  const foot = (
    <FormFoot
      form={form}
      stored={work.stored ?? row}
      isBusy={work.isBusy}
      word={work.submission?.label}
      onClose={close}
      onSave={() => void work.go(false)}
      onSubmit={() => void work.go(true)}
    />
  )
  return (
    <DrawerFrame title={titleOf(props)} savedAt={draft.savedAt} foot={foot} onClose={close} onStill={onStill}>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        {draft.found && <DraftOffer draft={draft.found} onTake={draft.take(form.fill)} onDrop={draft.forget} />}
        <FormErrors form={form} act={work.submission?.label ?? '保存'} />
        {work.conflict && (
          <ConflictBox form={form} current={work.conflict} onTheirs={work.takeTheirs} onMine={() => void work.keep()} />
        )}
        {form.isNew && entity.alike && (
          <Suspense>
            <AlikeRows entity={entity} values={form.values} />
          </Suspense>
        )}
        <FormSections form={form} isWhole={!props.only} />
      </form>
    </DrawerFrame>
  )
}

const titleOf = ({ title, row, entity }: FormDrawerProps): string =>
  title ?? `${row ? '编辑' : '新建'}${nameOfOne(entity)}`

/** Saving, submitting, what follows: the notice, the closing, the first error focused. */
const useDrawerSave = (
  props: FormDrawerProps,
  form: Form,
  { forget, id }: Pick<ReturnType<typeof useDraft>, 'forget' | 'id'>,
) => {
  const { entity, row, dry, create, onClose, onSaved } = props
  const [isDone, setDone] = useState(false)
  const written = useRef<Row>(undefined)
  const keepWritten = (one: Row): void => {
    written.current = one
    onSaved(one)
  }
  const submission = useSubmission(props)
  const reopened = { screen: props.screen, title: titleOf(props), only: props.only }
  const save = useSave({ form, id, dry, create, onSaved: keepWritten, move: submission?.move, reopened })
  const [tries, setTries] = useState(0)
  const finish = (isSaved: boolean, isSubmit = false): void => {
    if (!isSaved) {
      setTries((count) => count + 1)
      return
    }
    forget()
    setDone(true)
    if (dry || !written.current) return
    if (isSubmit) void tellSubmitted(entity, written.current)
    else tellSaved(entity, written.current, !row && submission !== undefined)
  }
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  useFirstError(form, tries)
  const go = async (isSubmit: boolean): Promise<void> => finish(await save.run(isSubmit), isSubmit)
  useShortcut('mod+enter', () => void go(submission !== undefined))
  useShortcut('mod+s', () => void go(false))
  const takeTheirs = (): void => {
    form.fill(save.conflict ?? {})
    save.leaveConflict()
  }
  return { ...save, isDone, submission, go, takeTheirs, keep: async () => finish(await save.keepMine()) }
}

/** Only a refused attempt moves the cursor, not each new error. */
const useFirstError = (form: Form, tries: number): void => {
  const focus = useEffectEvent(() => {
    const [first] = wrongPlaces(form)
    if (first) focusField(form.entity.name, first.field)
  })
  useEffect(() => {
    if (tries > 0) focus()
  }, [tries])
}

/** What the ink button does beyond keeping: what the caller says, else how records of the entity are handed in. */
const useSubmission = ({ entity, row, sends, dry }: FormDrawerProps) => {
  const asker = useAsker()
  return useMemo(
    () => (dry ? undefined : (sends ?? submissionOf(entity, row, asker))),
    [dry, entity, row, sends, asker],
  )
}
