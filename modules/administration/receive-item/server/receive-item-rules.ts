import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'

/** What has been handed out once keeps its kind; what somebody waits for or has out is not taken out of use. */
export const receiveItemCheck: Handler<'receiveItem'> = async ({ tx, before, row }) => {
  if (!before) return
  const [used] = await tx.query<{ any: boolean; open: boolean }>(
    `select count(*) > 0 as any,
       coalesce(bool_or(status = '待一级审核' or receive_status in ('待领取', '已领取', '待归还审核', '部分归还')), false) as open
     from store.receive where item_id = $1`,
    [row.id],
  )
  if (used?.any && row.kind !== before.kind) throw invalid({ kind: '物品已有领用，不能修改性质' })
  if (used?.open && before.isEnable && !row.isEnable) throw conflict('仍有未办结的领用')
}
