import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** Requires a witness from a person who stamps or hands out a seal for themselves. */
export const officialSealUseStamp: Handler<'officialSealUse'> = ({ row, asked, writer }) => {
  const me = writer.actor.userId
  if (row.userId !== me) return
  if (!asked?.witnessId || asked.witnessId === me) throw invalid({ witnessId: '不能为自己的申请用印' })
}
