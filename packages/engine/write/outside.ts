import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, isFileField, targetOf } from '@chengban/kernel/field.ts'
import { type FileEntry, mostFiles } from '@chengban/kernel/kinds/file.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import type { Sql } from '../db/sql.ts'
import { idType } from '../kinds/column.ts'
import type { Catalog } from '../schema/catalog.ts'
import { column, view } from '../schema/names.ts'
import type { Values } from './scene.ts'

type Errors = Record<string, string>
interface Given {
  readonly name: string
  readonly field: Field
  readonly value: unknown
}

/**
 * What the sent values name outside their row: references must exist and be seen by the writer, codes stand in their
 * dictionary, files be readable by the writer. File entries are replaced by what is stored. Gives errors by field.
 */
export const checkOutside = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  values: Values,
  before: Values | null,
): Promise<Errors> => {
  const given = Object.entries(values)
    .map(([name, value]): Given => ({ name, field: entity.fields[name] as Field, value }))
    .filter(({ name, value }) => value !== null && value !== undefined && !same(value, before?.[name]))
    .flatMap(withInner)
  return {
    ...(await checkReferences(
      tx,
      catalog,
      given.filter(({ field }) => field.kind === 'ref' || field.kind === 'refs'),
    )),
    ...(await checkDicts(
      tx,
      given.filter(({ field }) => field.kind === 'dict'),
    )),
    ...(await checkFiles(
      tx,
      given.filter(({ field }) => isFileField(field)),
      values,
    )),
  }
}

/** Beside a list of lines, what its lines name. */
const withInner = (given: Given): Given[] => {
  const { name, field, value } = given
  if (!isLines(field)) return [given]
  const inner = (value as readonly Values[]).flatMap((line, index) =>
    Object.entries(field.options.shape).flatMap(([key, one]) =>
      line[key] === null || line[key] === undefined || isFileField(one)
        ? []
        : [{ name: `${name}.${index}.${key}`, field: one, value: line[key] }],
    ),
  )
  return [given, ...inner]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const checkReferences = async (tx: Sql, catalog: Catalog, given: readonly Given[]): Promise<Errors> => {
  const errors: Errors = {}
  for (const { name, field, value } of given) {
    const ids = (Array.isArray(value) ? value : [value]).map(String)
    if (ids.length === 0) continue
    const entity = catalog.entity(targetOf(field))
    const { among } = field.options as { among?: Record<string, unknown> }
    const conditions = Object.entries(among ?? {}).map(([key], index) => ` and v.${column(key)} = $${index + 2}`)
    const text = `select count(*)::integer as n from ${view(entity.name)} v where v.id = any ($1::${idType(entity)}[])${conditions.join('')}`
    const [found] = await tx.query<{ n: number }>(text, [wellFormed(ids, entity.idKind), ...Object.values(among ?? {})])
    if (found?.n !== ids.length) errors[name] = `${field.label}不存在`
  }
  return errors
}

/** Ids of another shape than the table's name no row; asking for them would be an error of the database. */
const wellFormed = (ids: readonly string[], kind: Entity['idKind']): string[] =>
  ids.filter((id) =>
    kind === 'uuid'
      ? /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
      : kind === 'int'
        ? /^\d{1,9}$/.test(id)
        : true,
  )

const checkDicts = async (tx: Sql, given: readonly Given[]): Promise<Errors> => {
  if (given.length === 0) return {}
  const types = given.map(({ field }) => (field.options as unknown as { dict: string }).dict)
  const codes = given.map(({ value }) => value)
  const rows = await tx.query<{ type: string; code: string }>(
    `select d.dict_type_id as type, d.code from store.dict d join unnest($1::text[], $2::text[]) x (type, code) on d.dict_type_id = x.type and d.code = x.code where d.is_enable`,
    [types, codes],
  )
  const known = new Set(rows.map(({ type, code }) => `${type} ${code}`))
  return Object.fromEntries(
    given
      .filter((_, index) => !known.has(`${types[index]} ${codes[index]}`))
      .map(({ name, field }) => [name, `${field.label}不在可选范围`]),
  )
}

const checkFiles = async (tx: Sql, given: readonly Given[], values: Values): Promise<Errors> => {
  const urls = given.flatMap(({ value }) => (value as readonly FileEntry[]).map(({ url }) => url))
  if (urls.length === 0) return {}
  const rows = await tx.query<FileEntry & { duration: number | null }>(
    'select v.url, v.name, v.size, v.duration from public.stored_file v where v.url = any ($1)',
    [urls],
  )
  const known = new Map(rows.map((row) => [row.url, entryOf(row)]))
  const most = await mostOf(tx)
  const errors: Errors = {}
  for (const { name, field, value } of given) {
    const { max = mostFiles } = field.options as { max?: number }
    const entries = (value as readonly FileEntry[]).map(({ url }) => known.get(url))
    if (entries.includes(undefined)) errors[name] = '文件不存在'
    else if (max === mostFiles && entries.length > most) errors[name] = `只能上传${most}个文件`
    else values[name] = entries
  }
  return errors
}

/** As `upload.maxFiles` has it now, for fields that name no number of their own. */
const mostOf = async (tx: Sql): Promise<number> => {
  const [said] = await tx.query<{ value: string | null }>(
    `select value from store.config where key = 'upload.maxFiles'`,
  )
  return Number(said?.value ?? mostFiles)
}

const entryOf = ({ url, name, size, duration }: FileEntry & { duration: number | null }): FileEntry => ({
  url,
  name,
  size,
  ...(duration === null ? {} : { duration }),
})
