import { today } from '@chengban/engine/clock.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { byExpiry, type Lot } from '../../rest-day/fifo.ts'

type Kind = RowOf<'restDayLedger'>['kind']

/** Whose hours of which kind a record moves. */
export interface Source {
  readonly module: 'restDay' | 'overtime' | 'restDayLedger'
  readonly id: string
  readonly userId: string
}

/** Half hours as the ledger writes them. */
export const hours = (halves: number): string => (halves / 2).toFixed(1)

/** Locks the person's row; every writer of that person's ledger does this first. */
export const lockPerson = ({ tx }: Within, userId: string): Promise<unknown> =>
  tx.query('select from store."user" where id = $1 for no key update', [userId])

/** Returns the lots of the kind that have hours left, in half hours. */
export const lotsOf = ({ tx }: Within, userId: string, kind: string): Promise<Lot[]> =>
  tx.query<Lot>(
    `select id::text, date::text, expire_date::text as "expireDate", (remain * 2)::integer as left from store.rest_day_ledger
     where user_id = $1 and kind = $2 and lot_id is null and remain > 0`,
    [userId, kind],
  )

/** A lot on which a record has drawn, with the half hours it holds of it now. */
export interface HeldLot extends Lot {
  readonly kind: Kind
}

export const heldBy = async ({ tx }: Within, { module, id }: Source): Promise<HeldLot[]> => {
  const held = await tx.query<HeldLot>(
    `select o.id::text, o.kind, o.date::text, o.expire_date::text as "expireDate", (-sum(l.hours) * 2)::integer as left
     from store.rest_day_ledger l join store.rest_day_ledger o on o.id = l.lot_id
     where l.module = $1 and split_part(l.relevance_id, ':', 1) = $2 group by o.id having sum(l.hours) <> 0`,
    [module, id],
  )
  return held.sort(byExpiry)
}

/** A grant of hours; gives its id. */
export const grant = async (
  within: Within,
  record: Source,
  values: Pick<RowOf<'restDayLedger'>, 'kind' | 'source' | 'hours' | 'expireDate' | 'remark'> & {
    readonly date?: string
  },
): Promise<string> =>
  addRow(within, 'restDayLedger', {
    date: today(),
    ...values,
    userId: record.userId,
    module: record.module,
    relevanceId: await nextOf(within, record),
  })

/** Moves half hours of lots: positive ones are drawn, negative ones go back; what comes back to a dead lot expires at once. */
export const moveHours = async (
  within: Within,
  record: Source,
  moved: readonly (Omit<HeldLot, 'left'> & { readonly halves: number })[],
): Promise<number> => {
  const some = moved.filter(({ halves }) => halves !== 0)
  if (some.length === 0) return 0
  const relevanceId = await nextOf(within, record)
  for (const { id, kind, expireDate, halves } of some) {
    const base = { userId: record.userId, kind, date: today(), lotId: id }
    const source = halves > 0 ? '请假' : '退回'
    await addRow(within, 'restDayLedger', {
      ...base,
      source,
      hours: hours(-halves),
      module: record.module,
      relevanceId,
    })
    if (halves > 0 || expireDate >= today()) continue
    const dead = { module: 'restDayLedger' as const, id, userId: record.userId }
    const expired = { ...base, source: '过期' as const, hours: hours(halves) }
    await addRow(within, 'restDayLedger', { ...expired, module: dead.module, relevanceId: await nextOf(within, dead) })
  }
  return some.length
}

/** The n-th posting of one record carries `{id}:{n}`: none is made twice. */
const nextOf = async ({ tx }: Within, { module, id }: Source): Promise<string> => {
  const [found] = await tx.query<{ count: number }>(
    `select count(distinct relevance_id)::integer as count from store.rest_day_ledger
     where module = $1 and split_part(relevance_id, ':', 1) = $2`,
    [module, id],
  )
  const count = found?.count ?? 0
  return count === 0 ? id : `${id}:${count + 1}`
}
