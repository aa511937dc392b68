import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** Whoever stamps or hands out for themselves, as nobody else can, names a witness. */
export const checkStamp: Handler<'officialSealUse'> = ({ row, asked, writer }) => {
  const me = writer.actor.userId
  if (row.userId !== me) return
  if (!asked?.witnessId || asked.witnessId === me) throw invalid({ witnessId: '不能为自己的申请用印' })
}
