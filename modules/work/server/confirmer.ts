import type { Handler } from '@chengban/engine/row/scene.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'

/** The leader while nobody has confirmed; afterwards the person who did. */
export const workConfirmer: Handler = async ({ tx, row }) => {
  if (confirmed.has(row.stage ?? row.status)) return row.confirmerId
  const [found] = await tx.query<{ id: string | null }>('select app.leader($1) as id', [row.userId])
  return found?.id ?? null
}

const confirmed: ReadonlySet<unknown> = new Set(['已确认', 'PMO已确认'])

/** Two people confirm. */
export const workConfirmedOnce: Handler = ({ row, writer }) => {
  if (row.confirmerId === writer.actor.userId) throw forbidden('不能重复确认')
}
