import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import type { List } from '@chengban/ui/list/use-list.ts'
import { Button } from 'antd'
import { useState } from 'react'

interface Left {
  readonly created: number
  readonly skipped: number
}

/** 立即执行: the chosen rules now; who was reminded today is passed over. */
export const RunRule = ({ list }: { readonly list: List }) => {
  const [isBusy, setBusy] = useState(false)
  const run = async (): Promise<void> => {
    setBusy(true)
    try {
      let sum = { created: 0, skipped: 0 }
      for (const { code } of list.selectedRows) {
        const left = await request<Left>('POST', '/api/remind/run', { body: { code } })
        sum = { created: sum.created + left.created, skipped: sum.skipped + left.skipped }
      }
      notifyDone(`已发送${sum.created}条提醒${sum.skipped ? `，${sum.skipped}条今日已提醒` : ''}`)
      list.clear()
      await list.refresh()
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={isBusy} onClick={() => void run()}>
      立即执行
    </Button>
  )
}
