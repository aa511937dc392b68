import type { Entity } from '@chengban/kernel/entity.ts'
import { isFileField } from '@chengban/kernel/field.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { tokenRows } from '@chengban/kernel/token.ts'
import type { Engine } from '../engine.ts'
import type { Row } from '../read/list.ts'
import { column, quote, view } from '../schema/names.ts'

/** The most rows of one page. */
const most = 50

interface Which {
  readonly where: string
  readonly params: readonly unknown[]
  /** Whose token opens the page, where several open the rows; the first when left out. */
  readonly of?: string
}

/**
 * The content that the page of a link shows of an entity's rows: the fields of its `rows.token`, with id and version,
 * for everybody. Bearers see the rows of their token, staff the rows they see anyway. Oldest first.
 */
export const shownByLink = async (engine: Engine, entity: Entity, { where, params, of }: Which): Promise<Row[]> => {
  const grants = tokenRows(entity.rows)
  const grant = grants.find((one) => one.of === of) ?? grants[0]
  const fields = ['id', 'version', ...(grant?.fields ?? [])]
  const columns = fields.map((field) => `v.${column(field)} as ${quote(field)}`)
  const text = `select ${columns.join(', ')} from ${view(entity.name)} v where ${where} order by v.tz_create, v.id limit ${most}`
  const rows = await engine.read<Row>({ text, params })
  const files = fields.filter((name) => entity.fields[name] && isFileField(entity.fields[name]))
  return files.length === 0 ? rows : filesByLink(engine, rows, files)
}

/**
 * The bearer of a token gets addresses of files with a ticket, valid for ten minutes; staff read files with their
 * session.
 */
export const filesByLink = async <R extends object>(
  engine: Engine,
  rows: readonly R[],
  names: readonly (keyof R & string)[],
): Promise<R[]> => {
  const { actor, services } = engine.writer
  const { token } = actor
  if (!token) return [...rows]
  const [bearer] = await engine.read<{ id: string }>({ text: 'select app.token_of($1) as id', params: [token.of] })
  const link = { ...token, id: bearer?.id ?? '' }
  const opened = (file: FileEntry): FileEntry => ({
    ...file,
    url: `${file.url}?ticket=${services.linkTicket(link, file.url)}`,
  })
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(names.map((name) => [name, (row[name] as readonly FileEntry[] | null)?.map(opened) ?? null])),
  }))
}
