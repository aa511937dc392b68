import { Modal } from 'antd'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { reportError } from '../../api/error-notice.ts'
import { patchRow } from '../../data/calls.ts'
import type { Row } from '../../data/row.ts'
import { offerUndo } from '../../data/undo.ts'
import { ConflictBox } from '../../form/ConflictBox.tsx'
import { controlId } from '../../form/FormField.tsx'
import { type Form, useForm } from '../../form/use-form.ts'
import { useSave } from '../../form/use-save.ts'
import { faces } from '../../kinds/faces.ts'
import type { EditorProps } from './CellEditor.tsx'
import '../../form/form.css'
import './cell-form.css'

interface Props extends EditorProps {
  readonly row: Row
}

/**
 * Edits a cell with the field's own control: Enter and a press elsewhere save, Esc cancels, Tab saves and moves to the
 * next cell.
 */
export const CellForm = (props: Props) => {
  const { entity, name, row, onLeave } = props
  const box = useRef<HTMLSpanElement>(null)
  const { form, save, finish } = useCellSave(props)
  const field = entity.fields[name]
  const error = form.errors[name]
  useEffect(() => box.current?.querySelector<HTMLElement>('input,button,[tabindex]')?.focus(), [])
  usePressElsewhere(box, () => !save.conflict && void finish())
  const obey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') onLeave()
    else if (event.key === 'Tab') void finish(event.shiftKey ? -1 : 1)
    else if (event.key === 'Enter' && !isChoosing(event.target)) void finish()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  if (!field) return null
  const Control = faces[field.kind].Control
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the control inside are heard here
    <span ref={box} className="cb-cell-editor" data-aim="" onKeyDown={obey}>
      {Control && (
        <Control
          id={controlId(entity.name, `${name}-cell`)}
          name={name}
          field={field}
          entity={entity.name}
          value={form.values[name]}
          row={row}
          isInvalid={error !== undefined}
          onChange={(value) => form.set(name, value)}
        />
      )}
      {error && (
        <span className="cb-cell-wrong" role="alert">
          {error}
        </span>
      )}
      <Conflict {...props} form={form} save={save} />
    </span>
  )
}

interface ConflictProps extends Props {
  readonly form: Form
  readonly save: ReturnType<typeof useSave>
}

const Conflict = ({ entity, name, form, save, onLeave, onSaved }: ConflictProps) =>
  save.conflict && (
    <Modal open footer={null} width={640} title={entity.fields[name]?.label} onCancel={save.leaveConflict}>
      <ConflictBox
        form={form}
        current={save.conflict}
        onTheirs={() => {
          void onSaved()
          onLeave()
        }}
        onMine={() => void save.keepMine().then((isSaved) => isSaved && onLeave())}
      />
    </Modal>
  )

const useCellSave = ({ entity, name, row, onLeave, onSaved }: Props) => {
  const { current: only } = useRef([name])
  const form = useForm({ entity, row, only })
  const label = entity.fields[name]?.label ?? name
  const saved = (written: Row): void => {
    void onSaved()
    offerUndo(`已修改${label}`, async () => {
      await patchRow(entity, written, { [name]: row[name] ?? null })
      await onSaved()
    })
  }
  const save = useSave({ form, onSaved: saved })
  const finish = async (step?: 1 | -1): Promise<void> => {
    if (!form.isDirty || (await save.run(false).catch(reportError))) onLeave(step)
  }
  return { form, save, finish }
}

/** Enter belongs to a list that is open. */
const isChoosing = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[aria-expanded="true"]') !== null

// lists, calendars and dialogs of a control lie elsewhere on the page
const floating = '.ant-select-dropdown,.ant-popover,.ant-modal-root,.cb-notices'

const usePressElsewhere = (box: { readonly current: HTMLElement | null }, act: () => void): void => {
  const latest = useEffectEvent(act)
  useEffect(() => {
    const onPress = ({ target }: Event): void => {
      if (!(target instanceof Element) || box.current?.contains(target) || target.closest(floating)) return
      latest()
    }
    addEventListener('pointerdown', onPress)
    return () => removeEventListener('pointerdown', onPress)
  }, [box])
}
