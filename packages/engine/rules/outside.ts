import type { Entity } from '@chengban/kernel/entity.ts'
import { dictOf, type Field, fieldOf, isFileField, isStored, type Kind, targetOf } from '@chengban/kernel/field.ts'
import { type FileEntry, filesIn, mostFiles } from '@chengban/kernel/kinds/file.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { present } from '@chengban/kernel/present.ts'
import type { Sql } from '../db/sql.ts'
import { columnType, idType } from '../kinds/column.ts'
import { isSame } from '../row/canonical.ts'
import type { Values, Writer } from '../row/scene.ts'
import type { Catalog } from '../schema/catalog.ts'
import { column, table, view } from '../schema/names.ts'

type Errors = Record<string, string>
interface Given {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  /** The line that holds the value, as it will be stored. */
  readonly line?: Values
  readonly key?: string
}

/**
 * Checks what the sent values name outside their row: references must exist and be visible to the writer, codes must be
 * in their dictionary, files readable by the writer. File entries are replaced by the stored ones. Gives errors by
 * field.
 */
export const checkOutside = async (
  tx: Sql,
  { catalog, actor, brought = [] }: Pick<Writer, 'catalog' | 'actor' | 'brought'>,
  entity: Entity,
  values: Values,
  before: Values | null,
): Promise<Errors> => {
  const given = Object.entries(values)
    .filter(([name, value]) => value !== null && value !== undefined && !isSame(value, before?.[name]))
    .map(([name, value]): Given => ({ name, field: fieldOf(entity.fields, name), value }))
    .flatMap(withInner)
  const named = given.filter((one) => naming.has(one.field.kind) && !isWriter(one, actor.userId))
  const missing = await checkStanding(tx, catalog, named)
  for (const one of named)
    if (missing[one.name] && (await isReached(tx, catalog, entity, one, { ...before, ...values })))
      delete missing[one.name]
  return {
    ...missing,
    ...(await checkFiles(
      tx,
      given.filter(({ field }) => isFileField(field)),
      values,
      brought,
    )),
  }
}

/** Beside a list of lines, what its lines name. */
const withInner = (given: Given): Given[] => {
  const { name, field, value } = given
  if (!isLines(field)) return [given]
  const inner = listIn<Values>(value).flatMap((line, index) =>
    Object.entries(field.options.shape).flatMap(([key, one]) =>
      line[key] === null || line[key] === undefined
        ? []
        : [{ name: `${name}.${index}.${key}`, field: one, value: line[key], line, key }],
    ),
  )
  return [given, ...inner]
}

const naming = new Set<Kind>(['ref', 'refs', 'dict'])

/** The writer exists, so they need not be looked up. */
const isWriter = ({ field, value }: Given, userId: string): boolean =>
  field.kind === 'ref' && targetOf(field) === 'user' && value === userId && !field.options.among

export const standing = 'select a.i from ('

/** Checks in one statement rows that the writer must see and entries that must be in use: gives the missing ones. */
const checkStanding = async (tx: Sql, catalog: Catalog, given: readonly Given[]): Promise<Errors> => {
  const params: unknown[] = []
  const place = (value: unknown, type: string): string => `$${params.push(value)}::${type}`
  const asked = given.flatMap(({ field, value }, index) => {
    const values = (Array.isArray(value) ? value : [value]).map(String)
    if (values.length === 0) return []
    const found = field.kind === 'dict' ? entrySql(field, values, place) : rowsSql(catalog, field, values, place)
    return [`select ${index} as i, (select count(*) ${found}) = ${place(values.length, 'integer')} as stands`]
  })
  if (asked.length === 0) return {}
  const missing = await tx.query<{ i: number }>(`${standing}${asked.join(' union all ')}) a where not a.stands`, params)
  return Object.fromEntries(
    missing.map(({ i }) => {
      const { name, field } = present(given[i])
      const { absent = `${field.label}${field.kind === 'dict' ? '不在可选范围' : '不存在'}` } = field.options
      return [name, absent]
    }),
  )
}

type Placing = (value: unknown, type: string) => string

const rowsSql = (catalog: Catalog, field: Field, ids: readonly string[], place: Placing): string => {
  const entity = catalog.entity(targetOf(field))
  const sought = place(wellFormed(ids, entity.idKind), `${idType(entity)}[]`)
  return `from ${view(entity.name)} v where v.id = any (${sought})${amongSql(entity, field, catalog, place)}`
}

const amongSql = (entity: Entity, field: Field, catalog: Catalog, place: Placing): string =>
  Object.entries(field.options.among ?? {})
    .map(
      ([key, value]) => ` and v.${column(key)} = ${place(value, columnType(fieldOf(entity.fields, key), catalog.all))}`,
    )
    .join('')

/**
 * A row that the writer does not see counts as visible where a row they do see, named beside it, refers to it: a person
 * who picks a task picks its project with it.
 */
const isReached = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  { field, value, line }: Given,
  row: Values,
): Promise<boolean> => {
  if (field.kind !== 'ref' || line) return false
  const params: unknown[] = []
  const place = (one: unknown, type: string): string => `$${params.push(one)}::${type}`
  const to = catalog.entity(targetOf(field))
  const [id] = wellFormed([String(value)], to.idKind)
  if (!id) return false
  const sought = place(id, idType(to))
  const ways = Object.entries(entity.fields).flatMap(([name, beside]) =>
    beside.kind !== 'ref' || isEmpty(row[name])
      ? []
      : referring(catalog.entity(targetOf(beside)), to.name).map(
          (own) =>
            `select from ${view(targetOf(beside))} v where v.id::text = ${place(row[name], 'text')} and v.${column(own)} = ${sought}`,
        ),
  )
  if (ways.length === 0) return false
  const fits = `select from ${table(to.name)} v where v.id = ${sought}${amongSql(to, field, catalog, place)}`
  const [found] = await tx.query<{ reached: boolean }>(
    `select exists (${fits}) and (${ways.map((way) => `exists (${way})`).join(' or ')}) as reached`,
    params,
  )
  return found?.reached === true
}

/** The columns of an entity that refer to rows of another. */
const referring = (entity: Entity, to: string): string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'ref' && targetOf(field) === to && !field.options.hidden && isStored(field) ? [name] : [],
  )

const entrySql = (field: Field, codes: readonly string[], place: Placing): string => {
  const dict = dictOf(field)
  return `from store.dict d where d.is_enable and d.dict_type_id = ${place(dict, 'text')} and d.code = any (${place(codes, 'text[]')})`
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

const checkFiles = async (
  tx: Sql,
  given: readonly Given[],
  values: Values,
  brought: readonly FileEntry[],
): Promise<Errors> => {
  const urls = given.flatMap(({ value }) => filesIn(value).map(({ url }) => url))
  if (urls.length === 0) return {}
  const rows = await tx.query<FileEntry & { duration: number | null }>(
    'select v.url, v.name, v.size, v.duration from public.stored_file v where v.url = any ($1)',
    [urls],
  )
  const known = new Map([...brought, ...rows.map(entryOf)].map((entry) => [entry.url, entry]))
  const most = given.some(({ value }) => listIn<unknown>(value).length > 1) ? await mostOf(tx) : mostFiles
  const errors: Errors = {}
  for (const { name, field, value, line = values, key = name } of given) {
    const { max = mostFiles } = field.options
    const entries = filesIn(value).map(({ url }) => known.get(url))
    if (entries.includes(undefined)) errors[name] = '文件不存在'
    else if (max === mostFiles && entries.length > most) errors[name] = `只能上传${most}个文件`
    else line[key] = entries
  }
  return errors
}

/** As `upload.maxFiles` has it now, at least one, for fields that name no number of their own. */
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
