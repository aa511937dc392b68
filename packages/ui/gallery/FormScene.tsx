import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { notifyDone } from '../api/notices.ts'
import FormDrawer, { type FormDrawerProps } from '../form/FormDrawer.tsx'

const sample = entity('sample', {
  label: '样张',
  title: 'name',
  fields: {
    name: text('名称', { required: true, max: 20 }),
    money: money('金额', { required: true, min: '0.01' }),
    signDate: date('日期', { required: true }),
    note: longText('备注'),
  },
  rows: { own: everybody },
})
const row = { id: '1', version: 3, can: ['update'], name: '住院电子病历', money: '2574000.00', signDate: '2026-11-18' }

type Given = Pick<FormDrawerProps, 'row' | 'initial' | 'only' | 'typed' | 'title'>

/** The form replaces `{today}` when it opens; a missing property shows a warning and no form. */
const forms: Readonly<Record<string, Given & { readonly isUnset?: true }>> = {
  新建: { initial: { signDate: '{today}' } },
  编辑: { row },
  已改未存: { row, typed: { name: '住院电子病历二期' } },
  只填两项: { only: ['name', 'note'], title: '改个名字' },
  缺少参数: { isUnset: true },
}

/** The form of a record in its states. It sends nothing: the notice shows the values. */
export const FormScene = () => {
  const [open, setOpen] = useState<string>()
  const { isUnset, ...given } = (open && forms[open]) || {}
  return (
    <div className="g-sheet g-block g-row">
      {Object.keys(forms).map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {open && (
        <FormDrawer
          key={open}
          {...given}
          entity={isUnset ? (undefined as never) : sample}
          screen="controls"
          dry={(values) => void notifyDone(JSON.stringify(values))}
          onSaved={() => undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
