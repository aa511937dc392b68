import type { Known } from '@chengban/kernel/cell/from-cell.ts'
import { linesIn } from '@chengban/kernel/cell/lines-cell.ts'
import { namesIn } from '@chengban/kernel/cell/several.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { dictOf, type Field, targetOf } from '@chengban/kernel/field.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import type { Sql } from '../db/sql.ts'
import { idType } from '../kinds/column.ts'
import { mayReadColumn } from '../read/column-rights.ts'
import type { Catalog } from '../schema/catalog.ts'
import { column, view } from '../schema/names.ts'
import { type Cell, isBlank, isFault, type Sheet } from './cell.ts'
import type { Column } from './columns.ts'

interface Asking {
  readonly tx: Sql
  readonly catalog: Catalog
  readonly entries: readonly string[]
}

/** What all cells of a sheet name, asked for at once: one statement for the dictionaries, one an entity. */
export class KnownRows implements Known {
  readonly #dicts = new Map<string, string[]>()
  readonly #rows = new Map<string, string[]>()
  readonly #added: (readonly [key: string, id: string])[] = []

  static async of(asking: Asking, columns: readonly Column[], rows: Sheet): Promise<KnownRows> {
    const known = new KnownRows()
    await known.#readDicts(asking, columns)
    for (const [name, wanted] of namedIn(columns, rows))
      await known.#readRows(asking, asking.catalog.entity(name), [...wanted])
    return known
  }

  dict(type: string, text: string): readonly string[] {
    return this.#dicts.get(`${type} ${text}`) ?? []
  }

  row(entity: string, text: string): readonly string[] {
    return this.#rows.get(`${entity} ${text}`) ?? []
  }

  /** A row made by this import may be named by those behind it. */
  add(entity: string, text: string, id: string): void {
    const key = `${entity} ${half(text)}`
    add(this.#rows, key, id)
    this.#added.push([key, id])
  }

  get added(): number {
    return this.#added.length
  }

  /** Forgets the rows added since: they were taken back. */
  back(added: number): void {
    for (const [key, id] of this.#added.splice(added))
      this.#rows.set(
        key,
        (this.#rows.get(key) ?? []).filter((one) => one !== id),
      )
  }

  async #readDicts({ tx }: Asking, columns: readonly Column[]): Promise<void> {
    const fields = columns.flatMap(({ field }) => (isLines(field) ? Object.values(field.options.shape) : [field]))
    const types = fields.flatMap((field) => (field.kind === 'dict' ? [dictOf(field)] : []))
    if (types.length === 0) return
    const rows = await tx.query<{ type: string; code: string; name: string }>(
      'select d.dict_type_id as type, d.code, d.name from store.dict d where d.dict_type_id = any ($1) and d.is_enable',
      [types],
    )
    for (const { type, code, name } of rows)
      for (const text of [code, name]) add(this.#dicts, `${type} ${half(text)}`, code)
  }

  /** Of several rows of one name the only one in use is meant. */
  async #readRows({ tx, entries }: Asking, entity: Entity, texts: readonly string[]): Promise<void> {
    const names = titlesOf(entity, entries)
    const inUse = ['isEnable', 'isUse', 'active'].find((name) => entity.fields[name])
    const ids = texts.filter((text) => (entity.idKind === 'uuid' ? isUuid(text) : entity.idKind === 'text'))
    const rows = await tx.query<{ id: string; used: boolean; texts: (string | null)[] }>(
      `select v.id::text as id, ${inUse ? `v.${column(inUse)}` : 'true'} as used, array[${names.map((name) => `v.${column(name)}`).join(', ')}]::text[] as texts
       from ${view(entity.name)} v where ${[...names.map((name) => `v.${column(name)} = any ($1)`), `v.id = any ($2::${idType(entity)}[])`].join(' or ')}`,
      [texts, ids],
    )
    const off = new Map<string, string[]>()
    for (const { id, used, texts: own } of rows)
      for (const text of [id, ...own])
        if (text !== null) add(used ? this.#rows : off, `${entity.name} ${half(text)}`, id)
    for (const [key, found] of off) if (!this.#rows.has(key)) this.#rows.set(key, found)
  }
}

/** What cells say of references, also within lines, by the entity they name: as written and in half width. */
const namedIn = (columns: readonly Column[], rows: Sheet): Map<string, Set<string>> => {
  const texts = new Map<string, Set<string>>()
  for (const { at, field } of columns)
    for (const { to, name } of rows.flatMap((row) => namesOf(row[at], field))) {
      const wanted = texts.get(to) ?? new Set()
      texts.set(to, wanted.add(name).add(half(name)))
    }
  return texts
}

interface NamedRow {
  readonly to: string
  readonly name: string
}

const namesOf = (cell: Cell | undefined, field: Field): NamedRow[] => {
  if (cell === undefined || isBlank(cell) || isFault(cell)) return []
  if (field.kind === 'ref') return [{ to: targetOf(field), name: cell }]
  if (field.kind === 'refs') return namesIn(cell).map((name) => ({ to: targetOf(field), name }))
  const lines = isLines(field) ? linesIn(cell, field) : []
  return lines instanceof Problem ? [] : lines.flat().flatMap((inner) => namesOf(inner.text, inner.field))
}

/** The fields by which people name a row of an entity: its title, its number, its unique fields. */
const titlesOf = (entity: Entity, entries: readonly string[]): string[] =>
  Object.entries(entity.fields)
    .filter(([name, { kind, options }]) => {
      const naming = name === entity.title || kind === 'number' || Boolean(options.unique)
      return naming && textual.includes(kind) && mayReadColumn(entity, name, entries)
    })
    .map(([name]) => name)

const textual = ['text', 'number', 'phone', 'email']
const half = (text: string): string => text.normalize('NFKC').trim()

const add = (map: Map<string, string[]>, key: string, value: string): void => {
  const found = map.get(key)
  if (!found) map.set(key, [value])
  else if (!found.includes(value)) found.push(value)
}
