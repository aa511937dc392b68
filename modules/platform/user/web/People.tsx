import { PreviewHost } from '@chengban/ui/kinds/file/PreviewHost.tsx'
import { ListScreen } from '@chengban/ui/list/ListScreen.tsx'
import type { List } from '@chengban/ui/list/use-list.ts'
import type { ListView } from '@chengban/ui/list/views.ts'
import { enableRow } from '@chengban/ui/record/calls.ts'
import { canOf, type Row } from '@chengban/ui/record/row.ts'
import { useEntity } from '@chengban/ui/screen/declarations.ts'
import { useHolds } from '@chengban/ui/session/person.ts'
import { confirm } from '@chengban/ui/table/confirm.ts'
import { Button } from 'antd'
import { DepartmentShelf } from './DepartmentShelf.tsx'
import { disableUser } from './disable-user.ts'
import { SyncDing } from './SyncDing.tsx'
import './account.css'

const views: readonly ListView[] = ['在职', '待激活', '停用', '离职'].map((state, at) => ({
  key: at === 0 ? '' : state,
  label: state === '待激活' ? '待审核' : state,
  filters: { status: { equalTo: state } },
}))
// who may not read the state sees the address book: those at work
const addressBook: readonly ListView[] = [{ key: '', label: '通讯录', filters: { isEnable: { equalTo: true } } }]

/** 人员: those at work first; 停用 and 启用 for those who may. */
export default function People() {
  const entity = useEntity('user')
  const maySeeState = useHolds('user:read')
  const maySync = useHolds('user:sync')
  return (
    <div className="cb-beside">
      <DepartmentShelf />
      <ListScreen
        entity={entity}
        screen="/user"
        title={entity.label}
        variant="manage"
        views={maySeeState ? views : addressBook}
        {...(maySync ? { acts: (list: List) => <SyncDing list={list} /> } : {})}
        selectedActs={(list) => <StateActs list={list} />}
      />
      <PreviewHost />
    </div>
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
