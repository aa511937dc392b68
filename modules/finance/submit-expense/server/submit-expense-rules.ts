import type { Handler } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { submissionCheck } from '../../submission/server/audit.ts'

/** Refuses claims for others unless the caller manages claims, and payees whose account is disabled. */
export const submitExpenseCheck: Handler<'submitExpense'> = async (scene) => {
  const { tx, writer, before, row } = scene
  if (row.userId !== before?.userId) {
    const [payee] = await tx.query<{ isEnable: boolean }>(
      'select is_enable as "isEnable" from store."user" where id = $1',
      [row.userId],
    )
    if (!payee?.isEnable) throw invalid({ userId: '收款人已停用' })
    if (row.userId !== writer.actor.userId && !has(writer.actor.entries, 'submitExpense:manage'))
      throw invalid({ userId: '只能为本人报销' })
  }
  await submissionCheck(scene)
}
