import type { CallHandler } from '@chengban/engine/call.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import { update } from '@chengban/engine/write/save.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { menu } from '../menu.entity.ts'
import type { moveMenu } from '../move.call.ts'

interface Entry {
  readonly id: number
  readonly parentId: number | null
  readonly sort: number
}

const step = 10

/** Moves an entry. Renumbers its new siblings 10, 20 …; a lock serialises moves. */
export const moveEntry: CallHandler<typeof moveMenu> = (engine, input) => {
  const id = Number(input.id)
  const parentId = input.parentId ?? null
  return engine.write(menu, async (tx) => {
    await lock(tx, 'menus')
    const entries = await tx.query<Entry>('select id, parent_id as "parentId", sort from store.menu order by sort, id')
    if (!entries.some((entry) => entry.id === id)) throw notFound()
    demandPlace(entries, id, parentId)
    const others = entries.filter((entry) => entry.parentId === parentId && entry.id !== id)
    const at = others.findIndex(({ sort }) => sort >= Number(input.sort))
    const order = others.toSpliced(at < 0 ? others.length : at, 0, { id, parentId, sort: -1 })
    for (const [index, entry] of order.entries()) {
      const sort = (index + 1) * step
      const change = entry.id === id ? { parentId, sort } : { sort }
      if (entry.sort !== sort) await update(tx, engine.writer, menu, String(entry.id), change)
    }
    return { id }
  })
}

/** Refuses a third level: a group cannot be placed inside a group. */
const demandPlace = (entries: readonly Entry[], id: number, parentId: number | null): void => {
  if (parentId === null) return
  const parent = entries.find((entry) => entry.id === parentId)
  if (!parent) throw invalid({ parentId: '上级菜单不存在' })
  const isGroup = entries.some((entry) => entry.parentId === id)
  if (parent.parentId !== null || isGroup || parentId === id) throw invalid({ parentId: '菜单最多两级' })
}
