import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

type Going = Scene<'productLibraryVersion'>
const order = ['规划', '研发中', '测试中', '待发布']

/** One step forward over what the step asks for, or one back with a reason. */
export const productLibraryVersionStaging: Handler<'productLibraryVersion'> = async (scene) => {
  const { before, row, chosen = '' } = scene
  const [from, to] = [order.indexOf(String(before?.stage)), order.indexOf(chosen)]
  if (Math.abs(to - from) !== 1) throw invalid({ stage: '只能逐级推进' })
  if (to < from) return
  await (forward[chosen] ?? nothing)(scene)
  if (chosen === '研发中') row.originalDate ??= row.planDate
}

const nothing = async (): Promise<void> => undefined

const planned = async ({ row }: Going): Promise<void> => {
  if (!row.goal?.length) throw invalid({ goal: '请先设置版本目标' })
}

const built = async ({ row }: Going): Promise<void> => {
  if (row.packageFile.length === 0) throw invalid({ packageFile: '请上传安装包' })
  if (row.testerIds.length === 0) throw invalid({ testerIds: '请设置测试人员' })
}

/** By somebody who tests it; no fault of it waits for a test any more. */
const tested = async ({ tx, row }: Going): Promise<void> => {
  if (!(await isByTester(tx, row))) throw invalid({ testReport: '请上传测试报告' })
  const [found] = await tx.query<{ n: number }>(
    `select count(*)::integer as n from store.bug where id = any ($1) and status not in ('待关闭', '已关闭')`,
    [row.bugIds],
  )
  if (found?.n) throw invalid({ bugIds: `还有未通过测试的缺陷：${found.n}个` })
}

const isByTester = async (tx: Sql, { testReport, testerIds }: Going['row']): Promise<boolean> => {
  const urls = testReport.map(({ url }) => url)
  const found = await tx.query(
    'select from store.stored_file where url = any ($1) and creator_id = any ($2::uuid[]) limit 1',
    [urls, testerIds],
  )
  return found.length > 0
}

const forward: Readonly<Record<string, (scene: Going) => Promise<void>>> = {
  研发中: planned,
  测试中: built,
  待发布: tested,
}
