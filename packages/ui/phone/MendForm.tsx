import type { Entity } from '@chengban/kernel/entity.ts'
import type { Row } from '../data/row.ts'
import FormDrawer from '../form/FormDrawer.tsx'
import AntdProvider from '../theme/AntdProvider.tsx'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** What came back, to be changed and handed in anew. The phone page has no antd before. */
export default function MendForm({ entity, row, onClose, onSaved }: Props) {
  return (
    <AntdProvider>
      <FormDrawer
        entity={entity}
        screen={`phone.${entity.name}`}
        row={row}
        title="修改并重新提交"
        onClose={onClose}
        onSaved={onSaved}
      />
    </AntdProvider>
  )
}
