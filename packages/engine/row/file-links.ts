import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, fieldOf, isFileField } from '@chengban/kernel/field.ts'
import { type FileEntry, filesIn } from '@chengban/kernel/kinds/file.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { clock } from '../clock.ts'
import { type Sql, send } from '../db/sql.ts'
import type { Values } from './scene.ts'

/** Keeps fileLink equal to what the record's file fields hold; a file's reader is its records' reader. */
export const linkFiles = async (
  tx: Sql,
  entity: Entity,
  id: string,
  row: Values,
  names: readonly string[],
  isNew = false,
): Promise<void> => {
  const fields = names.filter((name) => entity.fields[name] && holdsFiles(entity.fields[name]))
  if (fields.length === 0) return
  const pairs = fields.flatMap((name) =>
    entriesIn(fieldOf(entity.fields, name), row[name]).map(({ url }) => [name, url] as const),
  )
  if (!isNew)
    await send(tx, 'delete from store.file_link where module = $1 and relevance_id = $2 and field = any ($3)', [
      entity.name,
      id,
      fields,
    ])
  await linkMore(tx, entity, id, pairs)
}

/** Files, by the name they are kept under, that the record's readers read from now on. */
export const linkMore = async (
  tx: Sql,
  entity: Entity,
  id: string,
  pairs: readonly (readonly [string, string])[],
): Promise<void> => {
  if (pairs.length === 0) return
  await send(
    tx,
    `with linked as (
       insert into store.file_link (id, tz_create, tz_update, file_id, module, relevance_id, field)
       select gen_random_uuid(), $1, $1, f.id, $2, $3, x.field from unnest($4::text[], $5::text[]) x (field, url) join store.stored_file f on f.url = x.url
       where not exists (select from store.file_link l where l.file_id = f.id and l.module = $2 and l.relevance_id = $3 and l.field = x.field)
       returning file_id)
     update store.stored_file set tz_linked = $1 where id in (select file_id from linked) and tz_linked is null`,
    [clock.now().toISOString(), entity.name, id, pairs.map(([field]) => field), pairs.map(([, url]) => url)],
  )
}

const holdsFiles = (field: Field): boolean =>
  isFileField(field) || (isLines(field) && Object.values(field.options.shape).some(isFileField))

/** Entries of the field itself, or of the file fields of its lines. */
const entriesIn = (field: Field, value: unknown): readonly FileEntry[] => {
  if (!isLines(field)) return filesIn(value)
  const names = Object.keys(field.options.shape).filter((name) => isFileField(fieldOf(field.options.shape, name)))
  return listIn<Values>(value).flatMap((line) => names.flatMap((name) => filesIn(line[name])))
}
