import type { Handler } from '@chengban/engine/row/scene.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'

/** Whom the person reports to as the row is made; later it says who confirmed. */
export const confirmerOf: Handler = async ({ tx, before, row }) => {
  if (before) return before.confirmerId
  const [found] = await tx.query<{ id: string | null }>('select app.leader($1) as id', [row.userId])
  return found?.id ?? null
}

/** Two people confirm. */
export const confirmedOnce: Handler = ({ row, writer }) => {
  if (row.confirmerId === writer.actor.userId) throw forbidden('不能重复确认')
}
