import type { Handler } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import type { FinanceAction } from '../finance-log.action.ts'
import { logFinance } from './log.ts'

/** Logs that pay was read or exported: by whom, of whom, and which rows. Reading one's own pay is not logged. */
export const logReading: Handler = async ({ tx, writer, entity, chosen, together = [] }) => {
  const found = await find({ tx, writer }, entity.name as 'moneyPayroll', together)
  const rows = found.filter(({ userId }) => userId !== writer.actor.userId)
  const [first] = rows
  if (!first) return
  const shared = (name: 'userId' | 'company' | 'month' | 'id') =>
    rows.every((row) => row[name] === first[name]) ? (first[name] ?? null) : null
  await logFinance({ tx, writer }, [
    {
      module: entity.name,
      relevanceId: shared('id'),
      action: chosen as FinanceAction,
      aboutId: shared('userId'),
      company: shared('company'),
      month: shared('month'),
      content: `${chosen}${entity.label}${rows.length}条`,
      ids: rows.map(({ id }) => id),
    },
  ])
}
