import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { idOf } from '@chengban/ui/data/row.ts'
import type { List } from '@chengban/ui/list/use-list.ts'
import { confirm } from '@chengban/ui/table/confirm.ts'
import { Button } from 'antd'

/** 撤销分享 of the chosen links that still hold. */
export const RevokeShares = ({ list }: { readonly list: List }) => {
  const standing = list.selectedRows.filter(({ status }) => status === '有效')
  if (standing.length === 0) return null
  const revoke = async (): Promise<void> => {
    for (const row of standing) await request('POST', '/api/file-share/revoke', { body: { id: idOf(row) } })
    notifyDone(`已撤销${standing.length}个分享`)
    list.clear()
    await list.refresh()
  }
  return (
    <Button onClick={() => confirm.ask(`确定撤销${standing.length}个分享吗？`, () => revoke().catch(reportError))}>
      撤销分享
    </Button>
  )
}
