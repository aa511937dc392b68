import { enableRow } from '@chengban/ui/data/calls.ts'
import { canOf, type Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import { PreviewHost } from '@chengban/ui/kinds/file/PreviewHost.tsx'
import { ListScreen } from '@chengban/ui/list/ListScreen.tsx'
import type { List } from '@chengban/ui/list/use-list.ts'
import type { ListView } from '@chengban/ui/list/views.ts'
import { useHolds } from '@chengban/ui/session/person.ts'
import { confirm } from '@chengban/ui/table/confirm.ts'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { AddressBook } from './AddressBook.tsx'
import { DepartmentShelf } from './DepartmentShelf.tsx'
import { disableUser } from './disable-user.ts'
import { SyncDing } from './SyncDing.tsx'
import './account.css'

const views: readonly ListView[] = ['在职', '待激活', '停用', '离职'].map((state, at) => ({
  key: at === 0 ? '' : state,
  label: state === '待激活' ? '待审核' : state,
  filters: { status: { equalTo: state } },
}))

const NewPerson = lazyPart(() => import('./NewPerson.tsx'))

/** 人员: those at work first; 停用 and 启用 for those who may. Who keeps no people finds the address book. */
export default function People() {
  const [keeps, reads] = [useHolds('user:edit'), useHolds('user:read')]
  const [asList, setAsList] = useState(keeps)
  const isList = asList && (keeps || reads)
  const turn = !keeps && reads && <Button onClick={() => setAsList(!asList)}>{isList ? '通讯录' : '列表'}</Button>
  return (
    <div className="cb-beside">
      <DepartmentShelf />
      {isList ? <PeopleList acts={turn} /> : <AddressBook acts={turn} />}
      <PreviewHost />
    </div>
  )
}

const PeopleList = ({ acts }: { readonly acts: ReactNode }) => {
  const entity = useEntity('user')
  const maySync = useHolds('user:sync')
  const maySeeNew = [useHolds('user:audit'), useHolds('user:edit')].includes(true)
  return (
    <ListScreen
      entity={entity}
      screen="/user"
      title={entity.label}
      variant="manage"
      views={maySeeNew ? views : views.filter(({ key }) => key !== '待激活')}
      Form={NewPerson}
      acts={(list: List) => (
        <>
          {acts}
          {maySync && <SyncDing list={list} />}
        </>
      )}
      selectedActs={(list) => <StateActs list={list} />}
    />
  )
}

const StateActs = ({ list }: { readonly list: List }) => {
  const { entity, selectedRows } = list
  const all = (move: string): boolean => selectedRows.every((row) => canOf(row).includes(move))
  const run = (enable: boolean, act: (row: Row) => Promise<void>): void =>
    confirm.enable(
      selectedRows.map((row) => String(row.name)),
      enable,
      async () => {
        for (const row of selectedRows) await act(row)
        list.clear()
        await list.refresh()
      },
    )
  return (
    <>
      {all('enable') && <Button onClick={() => run(true, (row) => enableRow(entity, row, true))}>启用</Button>}
      {all('disable') && <Button onClick={() => run(false, disableUser)}>停用</Button>}
    </>
  )
}
