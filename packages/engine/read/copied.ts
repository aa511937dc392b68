import type { Json } from '@chengban/kernel/kinds/json.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import type { Engine } from '../engine.ts'
import type { Values } from '../row/scene.ts'

/** What the form of a new row begins with that is like another: these columns of it, and of its lines, as the reader sees them. */
export const copied =
  (name: EntityName, columns: readonly string[], lines: Readonly<Record<string, readonly string[]>> = {}) =>
  async (engine: Engine, { id }: { readonly id: string }) => {
    if (!isUuid(id)) throw notFound()
    const row: Values = await engine.detail(engine.writer.catalog.entity(name), id)
    const lists = Object.entries(lines).map(([key, taken]) => [
      key,
      listIn<Values>(row[key]).map((line) => pick(line, taken)),
    ])
    return { row: { ...pick(row, columns), ...Object.fromEntries(lists) } as Json }
  }

const pick = (row: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((name) => (row[name] ?? null) !== null).map((name) => [name, row[name]]))
