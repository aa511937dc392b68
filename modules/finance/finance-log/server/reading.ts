import { today } from '@chengban/engine/clock.ts'
import type { Handler, Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { FinanceAction } from '../finance-log.action.ts'
import { logFinance } from './log.ts'
import { monthOf } from './month-of.ts'

/**
 * Logs that pay was read or exported: by whom, of whom, and which rows. Reading one's own pay is not logged, nor what one
 * has read on the same day already.
 */
export const financeReading: Handler = async ({ tx, writer, entity, chosen, together = [], asked }) => {
  const within = { tx, writer }
  if (asked?.over) return logMany(within, entity, Number(asked.over))
  const person = 'aboutId' in entity.fields ? 'aboutId' : 'userId'
  const found: readonly Read[] = await find(within, entity.name as 'moneyPayroll', together)
  const known = chosen === '查看' ? await readToday(within, entity.name, together) : none
  const rows = found.filter((row) => row[person] !== writer.actor.userId && !known.has(String(row.id)))
  const [first] = rows
  if (!first) return
  const shared = (name: string) => (rows.every((row) => row[name] === first[name]) ? (first[name] ?? null) : null)
  await logFinance(within, [
    {
      module: entity.name,
      relevanceId: shared('id'),
      action: chosen as FinanceAction,
      aboutId: await working(within, shared(person)),
      company: shared('company'),
      month: monthOf(shared('year'), shared('month')),
      content: `${chosen}${entity.label}${rows.length}条`,
      ids: rows.map(({ id }) => String(id)),
    },
  ])
}

/**
 * The person, unless they have not begun to work: an entry that is voided deletes them, and the log keeps whom it names.
 * Its `ids` name the entry then.
 */
const working = async ({ tx }: Within, id: unknown): Promise<unknown> => {
  if (!id) return null
  const [found] = await tx.query(`select from store."user" where id = $1 and status <> '待激活'`, [id])
  return found ? id : null
}

/** Of a sum over more rows than are named: none of them counts as read. */
const logMany = (within: Within, entity: Entity, over: number): Promise<void> => {
  const content = `查看${entity.label}合计，超过${over}条`
  return logFinance(within, [{ module: entity.name, relevanceId: null, action: '查看', content, ids: [] }])
}

type Read = Readonly<Record<string, unknown>>
const none: ReadonlySet<string> = new Set()

const readToday = async ({ tx, writer }: Within, module: string, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await tx.query<{ id: string }>(
    `select distinct r.id from store.finance_log l, jsonb_array_elements_text(l.ids) r (id)
     where l.user_id = $1 and l.tz_create >= $4::date::timestamp at time zone 'Asia/Shanghai' and l.action = '查看'
       and l.module = $2 and r.id = any ($3)`,
    [writer.actor.userId || null, module, ids, today()],
  )
  return new Set(rows.map(({ id }) => id))
}
