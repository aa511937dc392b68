import { idType } from '@chengban/engine/kinds/column.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { linkColumns } from '@chengban/engine/schema/model.ts'
import { linkName, snake, table } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import type pg from 'pg'

export type Row = Record<string, unknown>

/** Every row there is as plain data, read by the owner past all rights. */
export class World {
  readonly catalog: Catalog
  readonly #owner: pg.Client
  readonly #tables = new Map<string, Map<string, Row>>()

  constructor(owner: pg.Client, catalog: Catalog) {
    this.#owner = owner
    this.catalog = catalog
  }

  async read(): Promise<void> {
    for (const entity of this.catalog.all.values()) await this.readTable(entity)
  }

  async readTable(entity: Entity): Promise<void> {
    const lists = Object.entries(entity.fields).filter(([, { kind }]) => kind === 'refs')
    const extra = lists.map(([name, field]) => this.#listSql(entity, name, field))
    const { rows } = await this.#owner.query<Row>(
      `select ${['t.*', ...extra].join(', ')} from ${table(entity.name)} t order by t.id`,
    )
    this.#tables.set(entity.name, new Map(rows.map((row) => [String(row.id), named(entity, row)])))
  }

  rows(entity: string): Row[] {
    return [...(this.#tables.get(entity)?.values() ?? [])]
  }

  row(entity: string, id: unknown): Row | undefined {
    return this.#tables.get(entity)?.get(String(id))
  }

  put(entity: Entity, raw: Row): Row {
    const row = named(entity, raw)
    this.#tables.get(entity.name)?.set(String(row.id), row)
    return row
  }

  #listSql(entity: Entity, name: string, field: Field): string {
    const { own, other } = linkColumns(entity, field)
    const type = idType(entity)
    return `array(select l.${other}::text from store.${linkName(entity.name, name)} l where l.${own} = t.id::${type}) as "${snake(name)}"`
  }
}

const named = (entity: Entity, raw: Row): Row =>
  Object.fromEntries(Object.keys(entity.fields).map((name) => [name, raw[snake(name)] ?? null]))
