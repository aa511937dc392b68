import type { Entity } from '@chengban/kernel/entity.ts'
import { request } from '../api/request.ts'
import { isHeld, settleHeld } from '../window/held.ts'
import { asOwnWrite, noteOwnWrite } from './own-writes.ts'
import { idOf, type Row, versionOf } from './row.ts'

type Resource = Pick<Entity, 'resource'>

/** What a list asks for; filters in the grammar of the server. */
export interface ListQuery {
  readonly filters?: Readonly<Record<string, unknown>> | undefined
  readonly keyword?: string | undefined
  readonly sort?: string | undefined
  readonly view?: string | undefined
}

export interface PageQuery extends ListQuery {
  /** From 1. */
  readonly pageNumber: number
  readonly pageSize: number
  readonly columns?: readonly string[]
}

/**
 * Reads one page of rows with the acts allowed on each, without rows being removed. The total is a separate request.
 */
export const readRows = async (resource: Resource, query: PageQuery, signal?: AbortSignal): Promise<readonly Row[]> =>
  stillShown(await readPage(resource, query, signal))

export const stillShown = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => !isHeld(idOf(row)))

/** Rows and their number, under either of the names by which lists give them. */
interface Listed {
  readonly nodes?: readonly Row[]
  readonly content?: readonly Row[]
  readonly totalCount?: number
  readonly numberOfElements?: number
}

/** One page as the server has it: shorter than asked for, it is the last. */
export const readPage = async (
  { resource }: Resource,
  { columns, ...query }: PageQuery,
  signal?: AbortSignal,
): Promise<readonly Row[]> => {
  const asked = { ...query, ...(columns ? { columns: columns.join(',') } : {}), total: false, can: 1 }
  const { nodes, content = [] } = await request<Listed>('GET', `/api/${resource}`, {
    query: asked,
    ...(signal ? { signal } : {}),
  })
  return nodes ?? content
}

const wholePage = 50
const pagesAtOnce = 4

/** Reads every row of a small table, or its first `most` rows. Reads one page first, then several at once. */
export const readAllRows = async (
  resource: Resource,
  query: Omit<PageQuery, 'pageNumber' | 'pageSize'>,
  signal?: AbortSignal,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Row[]> => {
  const read = (pageNumber: number) => readPage(resource, { ...query, pageNumber, pageSize: wholePage }, signal)
  // a row that moved to the next page during reading must appear once
  const all = new Map<string, Row>()
  for (let from = 1, count = 1; all.size < most; from += count, count = Math.min(count * 2, pagesAtOnce)) {
    const pages = await Promise.all(Array.from({ length: count }, (_, at) => read(from + at)))
    for (const row of stillShown(pages.flat())) all.set(idOf(row), row)
    if (pages.some((rows) => rows.length < wholePage)) break
  }
  return [...all.values()].slice(0, most)
}

export const countRows = async ({ resource }: Resource, query: ListQuery, signal?: AbortSignal): Promise<number> => {
  const { totalCount, numberOfElements = 0 } = await request<Listed>('GET', `/api/${resource}/count`, {
    query: { ...query },
    ...(signal ? { signal } : {}),
  })
  return totalCount ?? numberOfElements
}

/**
 * Reads one row. Of the fields whose reading is logged it requests only those in `reveal`; the row lists the others in
 * `veiled`.
 */
export const readRow = (
  { resource }: Resource,
  id: string,
  signal?: AbortSignal,
  reveal: readonly string[] = [],
): Promise<Row> =>
  request('GET', `/api/${resource}/${encodeURIComponent(id)}`, {
    query: { can: 1, reveal: reveal.join(',') },
    ...(signal ? { signal } : {}),
  })

export const createRow = async ({ resource }: Resource, values: Row): Promise<Row> => {
  // a new row may reuse the name of a row being removed
  await settleHeld()
  return noted(await request<Row>('POST', `/api/${resource}`, { body: values }))
}

export const patchRow = ({ resource }: Resource, row: Row, patch: Row): Promise<Row> =>
  asOwnWrite([idOf(row)], () =>
    request('PATCH', `/api/${resource}/${encodeURIComponent(idOf(row))}`, {
      body: { id: row.id, version: versionOf(row), patch },
    }),
  )

/** Several rows changed together, all or none. */
export const patchRows = (
  { resource }: Resource,
  update: readonly { readonly id: unknown; readonly version?: number; readonly patch: Row }[],
): Promise<void> =>
  asOwnWrite(
    update.map(({ id }) => String(id)),
    () => request('POST', `/api/${resource}/bulk`, { body: { update } }),
  )

/** `isTried`: only asks whether the server would refuse. */
export const removeRows = async ({ resource }: Resource, rows: readonly Row[], isTried = false): Promise<void> => {
  const [first] = rows
  const dry = isTried ? { dryRun: true } : {}
  const send = (): Promise<void> =>
    first && rows.length === 1
      ? request('DELETE', `/api/${resource}/${encodeURIComponent(idOf(first))}`, { body: dry })
      : request('DELETE', `/api/${resource}`, { body: { ids: rows.map((row) => row.id), ...dry } })
  await (isTried ? send() : asOwnWrite(rows.map(idOf), send))
}

export const moveRow = ({ resource }: Resource, name: string, row: Row, input: Row = {}): Promise<Row> =>
  asOwnWrite([idOf(row)], () =>
    request('POST', `/api/${resource}/action/${name}`, { body: { id: row.id, version: versionOf(row), ...input } }),
  )

export const enableRow = ({ resource }: Resource, row: Row, isEnable: boolean): Promise<void> =>
  asOwnWrite([idOf(row)], () =>
    request('PATCH', `/api/${resource}/${resource}-enable`, { body: { id: row.id, isEnable } }),
  )

const noted = (row: Row): Row => {
  noteOwnWrite(idOf(row))
  return row
}
