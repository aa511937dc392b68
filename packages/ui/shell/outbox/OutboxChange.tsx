import { useEntity } from '../../declarations/declarations.ts'
import FormDrawer from '../../form/FormDrawer.tsx'
import type { OutboxForm } from '../../outbox/outbox-entry.ts'
import AntdProvider from '../../theme/AntdProvider.tsx'

interface Props {
  readonly form: OutboxForm
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** The form of a refused submission with the typed values. Loads antd here, because phone pages do not have it. */
export default function OutboxChange({ form, onClose, onSaved }: Props) {
  const { screen, title, typed, initial, row, only } = form
  return (
    <AntdProvider>
      <FormDrawer
        entity={useEntity(form.entity)}
        screen={screen}
        title={title}
        typed={typed}
        {...(initial ? { initial } : {})}
        {...(row ? { row } : {})}
        {...(only ? { only } : {})}
        onClose={onClose}
        onSaved={onSaved}
      />
    </AntdProvider>
  )
}
