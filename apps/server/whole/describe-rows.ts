import { thrownCode } from '@chengban/kernel/thrown.ts'
import type pg from 'pg'
import type { Kind } from './row-types.ts'

/** A column in the result of a statement. */
export interface GivenColumn {
  /** The JavaScript type of its value after the engine's parsers. */
  readonly kind: Kind | 'unknown'
  /** The table column that it returns unchanged, undefined for an expression. */
  readonly of: string | undefined
}

interface FieldMessage {
  readonly name: string
  readonly tableID: number
  readonly columnID: number
  readonly dataTypeID: number
}

interface Connection {
  parse(statement: { readonly name: string; readonly text: string; readonly types: readonly number[] }): void
  describe(what: { readonly type: 'S'; readonly name: string }): void
  sync(): void
}

/**
 * Asks PostgreSQL for the result columns of a statement without running it. The driver accepts any object with these
 * handlers as a query.
 */
const describe = (client: pg.Client, text: string): Promise<readonly FieldMessage[]> =>
  new Promise((resolve, reject) => {
    let fields: readonly FieldMessage[] = []
    const description = {
      submit: (connection: Connection): void => {
        connection.parse({ name: '', text, types: [] })
        connection.describe({ type: 'S', name: '' })
        connection.sync()
      },
      handleRowDescription: (message: { readonly fields: readonly FieldMessage[] }): void => {
        fields = message.fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    }
    client.query(description as unknown as pg.Submittable)
  })

/** JavaScript types by the category of the PostgreSQL type, and by its name where the engine parses it differently. */
const kinds: Readonly<Record<string, Kind>> = { A: 'array', B: 'boolean', D: 'string', S: 'string', E: 'string' }
const named: Readonly<Record<string, Kind>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'string',
  uuid: 'string',
}

const types = `select t.oid::int as oid, t.typname as name, t.typcategory as category from pg_type t`
const columns = `select attrelid::int as "table", attnum::int as "column", attrelid::regclass || '.' || attname as of
  from pg_attribute where attnum > 0 and attrelid::regclass::text like 'store.%'`

const catalogs = new WeakMap<pg.Client, Promise<(field: FieldMessage) => GivenColumn>>()
const catalogOf = async (client: pg.Client): Promise<(field: FieldMessage) => GivenColumn> => {
  const kindOf = new Map<number, Kind | 'unknown'>()
  for (const { oid, name, category } of (await client.query(types)).rows)
    kindOf.set(oid, named[name] ?? kinds[category] ?? 'unknown')
  const places = new Map<string, string>()
  for (const { table, column, of } of (await client.query(columns)).rows) places.set(`${table}.${column}`, of)
  return ({ tableID, columnID, dataTypeID }) => ({
    kind: kindOf.get(dataTypeID) ?? 'unknown',
    of: places.get(`${tableID}.${columnID}`),
  })
}

/** Error codes: PostgreSQL cannot infer a parameter's type, or the table is a CTE of an enclosing statement. */
const untold = ['42P18', '42P01']

/** The result columns of a statement by name. `unknown` where PostgreSQL cannot describe the statement alone. */
export const describeRows = async (
  client: pg.Client,
  text: string,
): Promise<ReadonlyMap<string, GivenColumn> | 'unknown'> => {
  const known = catalogs.get(client) ?? catalogOf(client)
  catalogs.set(client, known)
  const columnOf = await known
  try {
    return new Map((await describe(client, text)).map((field) => [field.name, columnOf(field)]))
  } catch (error) {
    if (untold.includes(String(thrownCode(error) ?? ''))) return 'unknown'
    throw error
  }
}
