import type { Field } from '@chengban/kernel/field.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { createRow, readAllRows, removeRows } from '@chengban/ui/data/calls.ts'
import { canOf, idOf, named, type Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { RefControl } from '@chengban/ui/kinds/ref/RefControl.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { PersonMark } from '@chengban/ui/marks/PersonMark.tsx'
import { confirm } from '@chengban/ui/table/confirm.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'

interface Props {
  readonly role: Row
  readonly again: () => void
}

/** Who has the role, and in which days; who comes in is picked here. */
export const RoleHolders = ({ role, again }: Props) => {
  const userRole = useEntity('userRole')
  const { data, error, refetch } = useQuery({
    queryKey: ['record', 'role', idOf(role), 'holders'],
    queryFn: ({ signal }) =>
      readAllRows(userRole, { filters: { roleId: { equalTo: idOf(role) } }, sort: 'tzCreate' }, signal),
    meta: { quiet: true },
  })
  if (error && !data) return <ListFailed error={error} label="持有人" onAgain={() => void refetch()} />
  if (!data) return null
  const changed = (): void => {
    void refetch()
    again()
  }
  const takeOut = (row: Row, name: string): void =>
    confirm.ask(`确定将【${name}】移出角色吗？`, async () => {
      await removeRows(userRole, [row])
      changed()
    })
  return (
    <div className="cb-rights-members">
      <Joining role={role} onDone={changed} />
      {data.length === 0 && <p className="cb-rights-none">还没有人担任此角色</p>}
      <ul>
        {data.map((row) => {
          const person = named(row.user)
          return (
            <li key={idOf(row)}>
              <PersonMark name={person?.name ?? ''} />
              <Link to={`/record/user/${person?.id}`}>{person?.name}</Link>
              {row.isMain === true && <small>主角色</small>}
              <span>{termOf(row)}</span>
              {canOf(row).includes('delete') && (
                <Button type="link" size="small" onClick={() => takeOut(row, person?.name ?? '')}>
                  移出
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const termOf = ({ tzStart, tzEnd }: Row): string =>
  tzStart || tzEnd ? `${tzStart ? String(tzStart) : '…'} 至 ${tzEnd ? String(tzEnd) : '…'}` : '长期'

const member = { kind: 'ref', label: '人员', options: { to: 'user', among: { isEnable: true } } } satisfies Field

const Joining = ({ role, onDone }: { readonly role: Row; readonly onDone: () => void }) => {
  const userRole = useEntity('userRole')
  const [userId, setUser] = useState<string | null>(null)
  const join = async (): Promise<void> => {
    try {
      await createRow(userRole, { userId, roleId: idOf(role) })
      notifyDone('已加入角色')
      setUser(null)
      onDone()
    } catch (error) {
      reportError(error)
    }
  }
  return (
    <div className="cb-rights-join">
      <RefControl
        id="role-member"
        name="userId"
        entity="userRole"
        field={member}
        value={userId}
        row={empty}
        isInvalid={false}
        onChange={(value) => setUser(value ? String(value) : null)}
      />
      <Button disabled={userId === null} onClick={() => void join()}>
        加入
      </Button>
    </div>
  )
}

const empty: Row = {}
