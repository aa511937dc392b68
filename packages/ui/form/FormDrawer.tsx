import { CheckOutlined, CloseOutlined, FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Drawer } from 'antd'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { notifyDone } from '../api/notices.ts'
import { formatTime } from '../dates/date-time.ts'
import { canOf, type Row } from '../record/row.ts'
import { useShortcut } from '../shell/shortcuts.ts'
import { useNarrow } from '../shell/use-narrow.ts'
import { ConflictBox } from './ConflictBox.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { useDraft } from './draft.ts'
import { FormErrors, focusField } from './FormErrors.tsx'
import { FormFoot } from './FormFoot.tsx'
import { FormSections } from './FormSections.tsx'
import { type Form, useForm } from './use-form.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useSave } from './use-save.ts'
import type { Values } from './values.ts'
import './form.css'

export interface FormDrawerProps {
  readonly entity: Entity
  /** Names the draft kept on the device. */
  readonly screen: string
  /** The row to change; none: a new one. */
  readonly row?: Row
  readonly initial?: Values
  readonly only?: readonly string[]
  readonly title?: string
  readonly onClose: () => void
  readonly onSaved: (row: Row) => void
  /** The values go to the caller, nothing is called. */
  readonly dry?: (values: Values) => void | Promise<void>
}

/** A form over the page, 720 px wide; a sheet of its own on the phone. */
export default function FormDrawer(props: FormDrawerProps) {
  const { entity, screen, row, onClose } = props
  const isNarrow = useNarrow()
  const [isFull, setFull] = useState(false)
  const form = useForm(props)
  const draft = useDraft(screen, form.isNew && !props.dry, form.values, form.first)
  const work = useDrawerSave(props, form, draft.forget)
  const ask = useLeaveQuestion(form.isDirty && !work.isDone)
  const close = (): void => ask(onClose)
  const title = props.title ?? `${row ? '编辑' : '新建'}${entity.label}`
  return (
    <Drawer
      open
      rootClassName="cb-form-drawer"
      size={isNarrow || isFull ? '100%' : 720}
      closable={false}
      keyboard
      mask={{ closable: false }}
      onClose={close}
      aria-label={title}
      title={
        <span className="cb-form-title">
          <h2>{title}</h2>
          {draft.savedAt && (
            <span>
              <CheckOutlined /> 草稿 {formatTime(new Date(draft.savedAt))} 已存
            </span>
          )}
          {!isNarrow && (
            <button
              type="button"
              className="cb-icon-button"
              aria-label={isFull ? '还原' : '放大'}
              title={isFull ? '还原' : '放大'}
              onClick={() => setFull(!isFull)}
            >
              {isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
            </button>
          )}
          <button type="button" className="cb-icon-button" aria-label="关闭" title="关闭" onClick={close}>
            <CloseOutlined />
          </button>
        </span>
      }
      footer={
        <FormFoot
          form={form}
          stored={work.stored ?? row}
          isBusy={work.isBusy}
          submits={work.submits}
          onClose={close}
          onSave={() => void work.go(false)}
          onSubmit={() => void work.go(true)}
        />
      }
    >
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        {draft.found && (
          <DraftOffer
            draft={draft.found}
            onTake={(values) => {
              form.fill(values)
              draft.taken()
            }}
            onDrop={draft.forget}
          />
        )}
        <FormErrors form={form} act={work.submits ? '提交' : '保存'} />
        {work.conflict && (
          <ConflictBox
            form={form}
            current={work.conflict}
            onTheirs={() => {
              form.fill(work.conflict ?? {})
              work.leaveConflict()
            }}
            onMine={() => void work.keep()}
          />
        )}
        <FormSections form={form} />
      </form>
    </Drawer>
  )
}

/** Saving, submitting, what follows: the notice, the closing, the first error focused. */
const useDrawerSave = ({ entity, row, dry, onClose, onSaved }: FormDrawerProps, form: Form, forget: () => void) => {
  const [isDone, setDone] = useState(false)
  const save = useSave({ form, dry, onSaved })
  const submits = useMemo(
    () => !dry && entity.audit !== undefined && (!row || canOf(row).includes('submit')),
    [dry, entity, row],
  )
  const [tries, setTries] = useState(0)
  const finish = (isSaved: boolean): void => {
    if (!isSaved) return setTries((count) => count + 1)
    forget()
    setDone(true)
    if (!dry) notifyDone('提交成功')
  }
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  useFirstError(form, tries)
  const go = async (isSubmit: boolean): Promise<void> => finish(await save.run(isSubmit))
  useShortcut('mod+enter', () => void go(submits))
  useShortcut('mod+s', () => void go(false))
  return { ...save, isDone, submits, go, keep: async () => finish(await save.keepMine()) }
}

/** Only a refused attempt moves the cursor, not each new error. */
const useFirstError = ({ entity, names, errors }: Form, tries: number): void => {
  const focus = useEffectEvent(() => {
    const first = names.find((name) => errors[name])
    if (first) focusField(entity.name, first)
  })
  useEffect(() => {
    if (tries > 0) focus()
  }, [tries])
}
