import { request } from '@chengban/ui/api/request.ts'
import { idOf, type Row } from '@chengban/ui/data/row.ts'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import type { MenuEntry } from '@chengban/ui/shell/menu/menu.ts'
import { useQuery } from '@tanstack/react-query'
import './rights.css'

/** The menu that a member of only this role sees, limited by the reader's own rights. */
export const MenuPreview = ({ role }: { readonly role: Row }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['record', 'role', idOf(role), 'menus', role.version],
    queryFn: ({ signal }) =>
      request<{ menus: readonly MenuEntry[] }>('GET', '/api/permission/self', {
        headers: { 'X-View-Role': idOf(role) },
        signal,
      }),
    meta: { quiet: true },
  })
  if (error && !data) return <ListFailed error={error} label="菜单" onAgain={() => void refetch()} />
  if (!data) return null
  return (
    <div className="cb-role-menus">
      {data.menus.map(({ id, name, children = [] }) => (
        <section key={id} aria-label={name}>
          <h3>
            {name} <small>{children.length}</small>
          </h3>
          <ul>
            {children.map((entry) => (
              <li key={entry.id}>
                {entry.name} <code>{entry.route}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
