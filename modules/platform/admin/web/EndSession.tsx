import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { idOf } from '@chengban/ui/data/row.ts'
import type { List } from '@chengban/ui/list/use-list.ts'
import { useHolds } from '@chengban/ui/session/person.ts'
import { Button } from 'antd'

/** 下线: ends the chosen sessions, where they have not ended by themselves. */
export const EndSession = ({ list }: { readonly list: List }) => {
  const may = useHolds('admin:manage')
  const standing = list.selectedRows.filter(({ result, tzRevoke }) => result !== '失败' && !tzRevoke)
  if (!may || standing.length === 0) return null
  const end = async (): Promise<void> => {
    for (const row of standing) await request('POST', '/api/loginLog/kick', { body: { id: idOf(row) } })
    notifyDone(`已下线${standing.length}个会话`)
    list.clear()
    await list.refresh()
  }
  return <Button onClick={() => void end().catch(reportError)}>下线</Button>
}
