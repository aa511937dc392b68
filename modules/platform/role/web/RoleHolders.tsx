import { ListFailed } from '@chengban/ui/list/ListFailed.tsx'
import { readAllRows } from '@chengban/ui/record/calls.ts'
import { idOf, type Named, type Row } from '@chengban/ui/record/row.ts'
import { useEntity } from '@chengban/ui/screen/declarations.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

/** Who has the role, and in which days. */
export const RoleHolders = ({ role }: { readonly role: Row }) => {
  const userRole = useEntity('userRole')
  const { data, error, refetch } = useQuery({
    queryKey: ['record', 'role', idOf(role), 'holders'],
    queryFn: ({ signal }) =>
      readAllRows(userRole, { filters: { roleId: { equalTo: idOf(role) } }, sort: 'tzCreate' }, signal),
    meta: { quiet: true },
  })
  if (error && !data) return <ListFailed error={error} label="持有人" onAgain={() => void refetch()} />
  if (!data) return null
  if (data.length === 0) return <p className="cb-rights-none">还没有人担任此角色</p>
  return (
    <ul className="cb-rights-holders">
      {data.map((row) => {
        const person = row.user as Named | null
        const [from, to] = [row.tzStart, row.tzEnd].map((day) => (day ? String(day) : ''))
        return (
          <li key={idOf(row)}>
            <Link to={`/record/user/${person?.id}`}>{person?.name}</Link>
            {row.isMain === true && <small>主角色</small>}
            <span>{from || to ? `${from || '…'} 至 ${to || '…'}` : '长期'}</span>
          </li>
        )
      })}
    </ul>
  )
}
