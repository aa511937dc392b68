import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, isDerived, isStored, targetOf } from '@chengban/kernel/field.ts'
import { present } from '@chengban/kernel/present.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import type { Values, Within } from '../row/scene.ts'
import { find, type Which } from '../row/stored.ts'
import type { Catalog } from '../schema/catalog.ts'
import { linkColumns } from '../schema/model.ts'
import { linkName } from '../schema/names.ts'
import { change, drop } from './by-system.ts'

interface Pointing {
  readonly entity: Entity
  readonly name: string
  readonly field: Field
}

interface Repointing {
  /** Columns that keep naming the record of before: `entity.column`. */
  readonly except?: readonly string[]
  /** What the row that stays takes from one that says the same of the same, by entity, before that one goes. */
  readonly joins?: Readonly<Record<string, (row: Values, stays: Values) => Promise<unknown>>>
}

/** How many rows of each entity name another record now. */
export type Repointed = ReadonlyMap<string, number>

/**
 * For handlers: makes every row that names one of the records name another one instead, for references of all entities.
 * Where two rows would then break a rule of uniqueness, the changed one is merged into the existing one.
 */
export const repoint = async (
  within: Within,
  name: EntityName,
  from: readonly string[],
  to: string,
  how: Repointing = {},
): Promise<Repointed> => {
  const counts = new Map<string, number>()
  for (const pointing of pointingAt(within.writer.catalog, name, how.except ?? [])) {
    const moved = await (pointing.field.kind === 'refs' ? relink : readdress)(within, pointing, from, to, how)
    const { name: entity } = pointing.entity
    counts.set(entity, (counts.get(entity) ?? 0) + moved)
  }
  return counts
}

const pointingAt = (catalog: Catalog, name: EntityName, except: readonly string[]): Pointing[] =>
  [...catalog.all.values()].flatMap((entity) =>
    Object.entries(entity.fields)
      .map(([column, field]) => ({ entity, name: column, field }))
      .filter(({ field }) => (field.kind === 'ref' || field.kind === 'refs') && targetOf(field) === name)
      .filter(({ field }) => field.kind === 'refs' || isWritten(field))
      .filter((one) => !except.includes(`${one.entity.name}.${one.name}`)),
  )

/** Columns that the database derives need no write. */
const isWritten = (field: Field): boolean =>
  isStored(field) && (!isDerived(field) || 'onWrite' in present(field.options.computed))

type Work = (
  within: Within,
  pointing: Pointing,
  from: readonly string[],
  to: string,
  how: Repointing,
) => Promise<number>

const readdress: Work = async (within, { entity, name }, from, to, how) => {
  const rows = await rowsOf(within, entity, { [name]: from })
  for (const row of rows) {
    const twin = await twinOf(within, entity, row, name, to)
    if (twin) await join(within, entity, row, twin, how)
    else await change(within, named(entity), String(row.id), { [name]: to } as never)
  }
  return rows.length
}

const relink: Work = async (within, { entity, name, field }, from, to) => {
  const { own, other } = linkColumns(entity, field)
  const links = await within.tx.query<{ id: string }>(
    `select distinct l.${own}::text as id from store.${linkName(entity.name, name)} l where l.${other}::text = any ($1) order by 1`,
    [from],
  )
  for (const { id } of links) {
    const [row] = await rowsOf(within, entity, id)
    const ids = ((row?.[name] ?? []) as string[]).map((one) => (from.includes(one) ? to : one))
    await change(within, named(entity), id, { [name]: [...new Set(ids)] } as never)
  }
  return links.length
}

/** The row of the remaining record with which a rule of uniqueness collides. */
const twinOf = async (
  within: Within,
  entity: Entity,
  row: Values,
  name: string,
  to: string,
): Promise<Values | undefined> => {
  for (const { fields } of entity.unique ?? []) {
    const others = fields.filter((one) => one !== name)
    if (others.length === fields.length || others.some((one) => row[one] === null)) continue
    const alike = Object.fromEntries(others.map((one) => [one, row[one]]))
    const [twin] = await rowsOf(within, entity, { ...alike, [name]: to })
    if (twin) return twin
  }
  return undefined
}

const join = async (
  within: Within,
  entity: Entity,
  row: Values,
  twin: Values,
  { joins = {} }: Repointing,
): Promise<void> => {
  await joins[entity.name]?.(row, twin)
  await repoint(within, named(entity), [String(row.id)], String(twin.id), { joins })
  await drop(within, named(entity), String(row.id))
}

const named = ({ name }: Entity): EntityName => name as EntityName

const rowsOf = async (within: Within, entity: Entity, which: unknown): Promise<Values[]> =>
  await find(within, named(entity), which as Which<EntityName>)
