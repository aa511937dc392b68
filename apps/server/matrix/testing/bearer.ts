import { bearer } from '@chengban/engine/db/database.ts'
import { snake, table, view } from '@chengban/engine/schema/names.ts'
import { tokenFunction } from '@chengban/engine/schema/token.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { tokenRows } from '@chengban/kernel/token.ts'
import type { Matrix } from './matrix.ts'
import type { Tally } from './tally.ts'
import type { Row } from './world.ts'

const token = 'm'.repeat(43)
const system = ['id', 'tzCreate', 'tzUpdate', 'creatorId', 'version']

/** Requests by a link's token instead of a session: of every entity the token's row, and nothing else. */
export const tryBearers = async (matrix: Matrix, tally: Tally): Promise<void> => {
  for (const entity of matrix.world.catalog.all.values()) if (entity.token) await tryBearer(matrix, entity, tally)
}

const tryBearer = async (matrix: Matrix, opened: Entity, tally: Tally): Promise<void> => {
  const row = await giveToken(matrix, opened)
  const found = await readAs(matrix, opened)
  let reached = 0
  for (const entity of matrix.world.catalog.all.values()) {
    const expected = seenRows(matrix, entity, opened, row)
    reached += expected.length
    const got = found.get(entity.name) ?? []
    tally.check('bearer', `${opened.name} ${entity.name}`, ids(expected), ids(got))
    tally.check('bearer columns', `${opened.name} ${entity.name}`, [], told(entity, opened, got))
    await tryDoors(matrix, entity, opened, tally)
  }
  tally.check('bearer', `${opened.name} opens something`, true, reached > 0)
}

/** The token goes to the row that most of what it opens names. */
const giveToken = async ({ server, world }: Matrix, opened: Entity): Promise<Row> => {
  const { field, until, when } = opened.token as NonNullable<Entity['token']>
  const holding = world.rows(opened.name).filter((row) => !when || evaluate(when, row) === true)
  const count = (row: Row): number =>
    [...world.catalog.all.values()].reduce((sum, { name, rows }) => {
      const opens = grantOf(rows, opened)
      return sum + (opens ? world.rows(name).filter((one) => one[opens.by] === row.id).length : 0)
    }, 0)
  const [row] = holding.toSorted((a, b) => count(b) - count(a))
  if (!row) throw new Error(`no row of ${opened.name} may have a token`)
  await server.owner.query(
    `update ${table(opened.name)} set ${snake(field)} = $2${until ? `, ${snake(until)} = now() + interval '1 day'` : ''} where id = $1`,
    [row.id, token],
  )
  return row
}

/** Every row of every view, as the bearer reads them. */
const readAs = async ({ server, world }: Matrix, opened: Entity): Promise<Map<string, Row[]>> => {
  const actor = bearer({ of: opened.name, finder: tokenFunction(opened), value: token, address: '127.0.0.1' })
  const found = new Map<string, Row[]>()
  for (const { name } of world.catalog.all.values()) {
    const rows = await server.parts.db.read<{ row: Row }>(actor, {
      text: `select to_jsonb(v) as row from ${view(name)} v`,
    })
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return found
}

/** What the rows of an entity say of who bears the token of this one. */
const grantOf = (rows: Entity['rows'], opened: Entity) => tokenRows(rows).find(({ of }) => of === opened.name)

const seenRows = ({ world }: Matrix, { name, rows }: Entity, opened: Entity, row: Row): Row[] => {
  const opens = grantOf(rows, opened)
  if (!opens) return []
  const { by, when } = opens
  return world.rows(name).filter((one) => one[by] === row.id && (!when || evaluate(when, one) === true))
}

/** Columns that tell something though the declaration opens them to nobody by a link. */
const told = (entity: Entity, opened: Entity, rows: readonly Row[]): string[] => {
  const open = new Set<string>([...system, ...(grantOf(entity.rows, opened)?.fields ?? [])])
  const isTold = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0)
  return Object.keys(entity.fields).filter((name) => !open.has(name) && rows.some((row) => isTold(row[snake(name)])))
}

/** The generic doors demand a session, also from the holder of a link. */
const tryDoors = async ({ server, names }: Matrix, { name }: Entity, opened: Entity, tally: Tally): Promise<void> => {
  const headers = { [opened.token?.header ?? '']: token }
  const asked = [
    { method: 'GET', url: `/api/${name}` },
    { method: 'GET', url: `/api/${name}/export` },
    { method: 'POST', url: `/api/${name}/bulk`, payload: { delete: [] } },
    {
      method: 'POST',
      url: '/postgraphiles/public/graphql',
      payload: { query: `{ ${names.many(name)} { totalCount } }` },
    },
  ] as const
  for (const one of asked) {
    const { statusCode } = await server.app.inject({ ...one, headers })
    tally.check('bearer doors', `${opened.name} ${one.method} ${one.url} ${name}`, 401, statusCode)
  }
}

const ids = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id)).sort()
