import type { Entity } from '@chengban/kernel/entity.ts'
import { clock } from '../clock.ts'
import { uuidv7 } from '../db/uuid.ts'
import { addedKey } from '../row/lines.ts'
import type { Values } from '../row/scene.ts'
import type { Catalog } from '../schema/catalog.ts'

const isLine = (line: unknown): line is Values => typeof line === 'object' && line !== null && !Array.isArray(line)

/** The ids that a draft gave to lines it adds, however deep. */
export const addedIn = (lists: unknown): Set<string> => {
  if (Array.isArray(lists)) return new Set(lists.flatMap((line) => [...addedIn(line)]))
  if (!isLine(lists)) return new Set()
  const own = lists[addedKey] === true ? [String(lists.id)] : []
  return new Set([...own, ...Object.values(lists).flatMap((value) => [...addedIn(value)])])
}

/** Gives each line that a draft adds its id when it is drafted: reviewers name it, and the row keeps it when it passes. */
export const withIds = (catalog: Catalog, entity: Entity, lists: Values, added: ReadonlySet<string>): Values =>
  Object.fromEntries(
    Object.entries(lists).map(([key, list]) => {
      const lines = entity.lines?.[key]
      if (!lines || !Array.isArray(list)) return [key, list]
      const child = catalog.entity(lines.of)
      return [key, list.map((line: unknown) => (isLine(line) ? withId(catalog, child, line, added) : line))]
    }),
  )

const withId = (catalog: Catalog, child: Entity, line: Values, added: ReadonlySet<string>): Values => {
  const inner = withIds(catalog, child, line, added)
  if (line.id === undefined || line.id === null) return { ...inner, id: uuidv7(clock.now()), [addedKey]: true }
  return added.has(String(line.id)) ? { ...inner, [addedKey]: true } : inner
}
