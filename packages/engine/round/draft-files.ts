import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldNamed, isFileField } from '@chengban/kernel/field.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import type { Sql } from '../db/sql.ts'
import type { Values } from '../row/scene.ts'
import type { Catalog } from '../schema/catalog.ts'

interface PlacedFile {
  /** `chapters.1.file` */
  readonly place: string
  readonly url: string
}

/** Every file that drafted lists of child rows name, however deep. */
export const filesOfLists = (catalog: Catalog, entity: Entity, lists: Values, at = ''): PlacedFile[] =>
  Object.entries(entity.lines ?? {}).flatMap(([key, { of }]) => {
    const child = catalog.entity(of)
    const rows = listIn<Values>(lists[key])
    return rows.flatMap((row, index) => {
      const place = `${at}${key}.${index}.`
      return [...filesOfRow(child, row, place), ...filesOfLists(catalog, child, row, place)]
    })
  })

const filesOfRow = (child: Entity, row: Values, at: string): PlacedFile[] =>
  Object.entries(row).flatMap(([name, value]) => {
    const field = fieldNamed(child, name)
    const entries = field && isFileField(field) ? [value ?? []].flat() : []
    return entries.map((entry) => ({ place: `${at}${name}`, url: String((entry as { url?: unknown })?.url ?? '') }))
  })

/** Errors by place for files that the writer does not see. */
export const unseenFiles = async (tx: Sql, files: readonly PlacedFile[]): Promise<Record<string, string>> => {
  if (files.length === 0) return {}
  const rows = await tx.query<{ url: string }>('select v.url from public.stored_file v where v.url = any ($1)', [
    files.map(({ url }) => url),
  ])
  const seen = new Set(rows.map(({ url }) => url))
  return Object.fromEntries(files.filter(({ url }) => !seen.has(url)).map(({ place }) => [place, '文件不存在']))
}
