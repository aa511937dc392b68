import type { CallHandler } from '@chengban/engine/call.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { sqlOf } from '@chengban/engine/schema/expression.ts'
import { remove } from '@chengban/engine/write/remove.ts'
import { create, update } from '@chengban/engine/write/save.ts'
import { conflict, forbidden, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { createRule } from '@chengban/kernel/write-rules.ts'
import { salesTarget } from '../sales-target.entity.ts'
import type { setYear } from '../set-year.call.ts'

type Target = RowOf<'salesTarget'>
interface Cell {
  readonly userId: string | null
  readonly departmentId: string | null
  readonly month: number
  readonly money: string | null
  readonly was: string | null
}

/** Locks the existing targets in the order of their ids, then writes each cell by the rules of a single target. */
export const setTargetsOfYear: CallHandler<typeof setYear> = (engine, { year, cells: given }) => {
  const cells = given
  const named = cells.map(keyOf)
  const twice = named.findIndex((key, at) => named.indexOf(key) < at)
  if (twice >= 0) throw invalid({ [`cells.${twice}.month`]: '该月目标已存在' })
  return engine.write(salesTarget, (tx) => setAll({ tx, writer: engine.writer }, year, cells))
}

/**
 * Refuses a person who may not set one of the targets. Runs before any comparison, because a refusal of an outdated
 * figure would reveal that the target changed.
 */
const demandKeeper = async ({ tx, writer }: Within, cells: readonly Cell[]): Promise<void> => {
  const rule = sqlOf(createRule(salesTarget), writer.catalog.place(salesTarget, 't'))
  const [other] = await tx.query(
    `select from unnest($1::uuid[], $2::uuid[]) t (user_id, department_id)
     where coalesce(user_id, department_id) is not null and (${rule}) is not true limit 1`,
    [cells.map(({ userId }) => userId ?? null), cells.map(({ departmentId }) => departmentId ?? null)],
  )
  if (other) throw forbidden()
}

const setAll = async (within: Within, year: number, cells: readonly Cell[]) => {
  await demandKeeper(within, cells)
  const standing = await standingOf(within, year, cells)
  const done = { created: 0, changed: 0, removed: 0 }
  const errors: Record<string, string> = {}
  for (const [at, cell] of cells.entries()) {
    try {
      const act = await setCell(within, year, cell, standing.get(keyOf(cell)))
      if (act) done[act]++
    } catch (refused) {
      for (const [name, message] of Object.entries(fieldsOf(refused))) errors[`cells.${at}.${name}`] = message
    }
  }
  if (Object.keys(errors).length) throw invalid(errors)
  return done
}

const fieldsOf = (refused: unknown): Readonly<Record<string, string>> => {
  if (refused instanceof Refusal && refused.data?.fields) return refused.data.fields
  throw refused
}

const keyOf = ({ userId, departmentId, month }: Pick<Target, 'userId' | 'departmentId' | 'month'>): string =>
  `${userId ?? ''} ${departmentId ?? ''} ${month}`

const standingOf = async (
  within: Within,
  year: number,
  cells: readonly Cell[],
): Promise<ReadonlyMap<string, Target>> => {
  const people = [...new Set(cells.flatMap(({ userId }) => userId ?? []))]
  const parts = [...new Set(cells.flatMap(({ departmentId }) => departmentId ?? []))]
  const rows = [
    ...(await find(within, 'salesTarget', { year, userId: people }, { isLocked: true })),
    ...(await find(within, 'salesTarget', { year, departmentId: parts }, { isLocked: true })),
  ]
  return new Map(rows.map((row) => [keyOf(row), row]))
}

type Act = 'created' | 'changed' | 'removed'

const setCell = async (
  { tx, writer }: Within,
  year: number,
  { was, ...cell }: Cell,
  row: Target | undefined,
): Promise<Act | undefined> => {
  const stands = row?.money ?? null
  // another person removed it, or it never existed: the wanted state is reached
  if (!row && cell.money === null) return
  if (stands !== was) throw conflict('目标已被他人修改，请刷新')
  if (cell.money === stands) return
  if (!row) {
    await create(tx, writer, salesTarget, { ...cell, year })
    return 'created'
  }
  if (cell.money === null) {
    await remove(tx, writer, salesTarget, row.id)
    return 'removed'
  }
  await update(tx, writer, salesTarget, row.id, { money: cell.money })
  return 'changed'
}
