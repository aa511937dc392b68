import { useQuery } from '@tanstack/react-query'
import { readRow } from '../../data/calls.ts'
import { useEntity } from '../../declarations/declarations.ts'
import FormDrawer from '../../form/FormDrawer.tsx'
import { useSession } from '../../session/person.ts'
import AntdProvider from '../../theme/AntdProvider.tsx'

const fields = ['deputyId', 'deputyFrom', 'deputyTo']

/** The person's own deputy; the shell has no antd before. */
export default function DeputyForm({ onClose }: { readonly onClose: () => void }) {
  const user = useEntity('user')
  const id = useSession(({ person }) => person?.id ?? '')
  const { data: row, refetch } = useQuery({ queryKey: ['record', 'user', id, 'row'], queryFn: () => readRow(user, id) })
  if (!row) return null
  return (
    <AntdProvider>
      <FormDrawer
        entity={user}
        screen="mine.deputy"
        row={row}
        only={fields}
        title="审批代理人"
        onClose={onClose}
        onSaved={() => void refetch()}
      />
    </AntdProvider>
  )
}
