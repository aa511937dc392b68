import { type Entity, nameOfOne } from '@chengban/kernel/entity.ts'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { notifyDone } from '../api/notices.ts'
import { idOf, type Row } from '../data/row.ts'
import { ConflictBox } from '../form/ConflictBox.tsx'
import { DraftOffer } from '../form/DraftOffer.tsx'
import { useDraft } from '../form/draft.ts'
import { FormErrors, focusField } from '../form/FormErrors.tsx'
import { FormField } from '../form/FormField.tsx'
import { FormLineSections } from '../form/FormLineSections.tsx'
import { namesShown, shownNames } from '../form/form-fields.ts'
import { sectionsOf } from '../form/sections.ts'
import { useForm } from '../form/use-form.ts'
import { useLeaveQuestion } from '../form/use-leave-question.ts'
import { useSave } from '../form/use-save.ts'
import { useShortcut } from '../window/shortcuts.ts'
import '../form/form.css'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly onDone: () => void
  readonly onSaved: (written?: Row) => void
}

/** The values of a record as inputs in place. Changes by others during editing do not affect the typed values. */
export default function RecordEdit({ entity, row: present, onDone, onSaved }: Props) {
  const { current: row } = useRef(withDraft(present))
  const form = useForm({ entity, row })
  const screen = `edit.${entity.name}.${idOf(row)}`
  const draft = useDraft(screen, true, form.values, form.first)
  const tell = (written: Row): void => {
    notifyDone('提交成功')
    onSaved(written)
  }
  const reopened = { screen, title: `编辑${nameOfOne(entity)}` }
  const save = useSave({ form, onSaved: tell, reopened })
  const ask = useLeaveQuestion(form.isDirty && !draft.isWhole)
  const finish = (isSaved: boolean): void => {
    if (!isSaved) return
    draft.forget()
    onDone()
  }
  const run = async (): Promise<void> => finish(await save.run(false))
  useShortcut('mod+s', () => void run())
  useShortcut('mod+enter', () => void run())
  const begin = useEffectEvent(() => {
    const [first] = form.names
    if (first) focusField(entity.name, first)
  })
  useEffect(() => begin(), [])
  return (
    <form className="cb-record-edit" noValidate onSubmit={(event) => event.preventDefault()}>
      {draft.found && <DraftOffer draft={draft.found} onTake={draft.take(form.fill)} onDrop={draft.forget} />}
      <FormErrors form={form} act="保存" />
      {save.conflict && (
        <ConflictBox
          form={form}
          current={save.conflict}
          onTheirs={() => {
            onSaved()
            onDone()
          }}
          onMine={() => void save.keepMine().then(finish)}
        />
      )}
      {sectionsOf(entity, shownNames(entity, namesShown(form))).map(({ title, names }) => (
        <section key={title} className="cb-record-section">
          <h2>{title}</h2>
          <div className="cb-record-inputs">
            {names.map((name) => (
              <FormField key={name} form={form} name={name} isInline />
            ))}
          </div>
        </section>
      ))}
      <FormLineSections form={form} />
      <div className="cb-record-edit-foot">
        <span>{Object.keys(form.changes).length > 0 && `改了 ${Object.keys(form.changes).length} 项`}</span>
        <Button onClick={() => ask(onDone)}>取消</Button>
        {!save.conflict && (
          <Button type="primary" loading={save.isBusy} onClick={() => void run()}>
            保存
          </Button>
        )}
      </div>
    </form>
  )
}

// a change in progress is edited from its draft, not from the version in force
const withDraft = (row: Row): Row => ({ ...row, ...(row.change as { draft?: Row } | undefined)?.draft })
