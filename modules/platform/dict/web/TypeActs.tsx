import { removeRows } from '@chengban/ui/data/calls.ts'
import { canOf, type Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import { confirm } from '@chengban/ui/table/confirm.ts'
import { Suspense, useState } from 'react'

const FormDrawer = lazyPart(() => import('@chengban/ui/form/FormDrawer.tsx'))

interface Props {
  readonly type: Row
  readonly onDone: () => void
}

/** What can be done with a dictionary type itself; those of the product stay. */
export const TypeActs = ({ type, onDone }: Props) => {
  const entity = useEntity('dictType')
  const [isForm, setForm] = useState(false)
  const can = canOf(type)
  return (
    <span className="cb-row-acts">
      {can.includes('update') && (
        <button type="button" className="cb-link" onClick={() => setForm(true)}>
          编辑类型
        </button>
      )}
      {can.includes('delete') && type.isSystem !== true && (
        <button
          type="button"
          className="cb-link"
          onClick={() => confirm.remove([String(type.name)], () => removeRows(entity, [type]).then(onDone))}
        >
          删除类型
        </button>
      )}
      {isForm && (
        <Suspense>
          <FormDrawer entity={entity} screen="/code" row={type} onClose={() => setForm(false)} onSaved={onDone} />
        </Suspense>
      )}
    </span>
  )
}
