import type { Entity } from '@chengban/kernel/entity.ts'
import { isStored } from '@chengban/kernel/field.ts'
import { sqlOf } from './expression.ts'
import { column, literal, snake, table } from './names.ts'
import type { OutsideFunctions } from './outside.ts'

/**
 * The database keeps append-only rows, against its own owner too: a trigger refuses change, deletion and truncation
 * with SQLSTATE CB423. Effects of a deleted row (`on delete set null` or `cascade`) are allowed: a row exists as long
 * as the row it depends on.
 */
export const keepers = (e: Entity, outside: OutsideFunctions): string[] => {
  if (!e.appendOnly) return []
  const { where, free = [] } = e.appendOnly === true ? {} : e.appendOnly
  const [name, kept] = [`rule.keep_${snake(e.name)}`, where ? sqlOf(where, outside.place(e, 'old')) : 'true']
  const lost = referring(e, 'setNull')
    .map(([key]) => key)
    .filter((key) => !free.includes(key))
  const loose = `array[${[...free, ...lost].map((key) => literal(snake(key))).join(', ')}]::text[]`
  const same = lost.map((key) => {
    const [now, was] = [`new.${column(key)}`, `old.${column(key)}`]
    return ` and (${now} is not distinct from ${was} or ${now} is null and pg_trigger_depth() > 1)`
  })
  const gone = referring(e, 'cascade').map(
    ([key, to]) =>
      `not exists (select from ${table(to)} p where p.id = old.${column(key)}) and old.${column(key)} is not null`,
  )
  const follows = gone.length
    ? `
    if tg_op = 'DELETE' and pg_trigger_depth() > 1 and (${gone.join(' or ')}) then return old; end if;`
    : ''
  return [
    `create function ${name}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'TRUNCATE' then
    if (${kept}) is not true then return case tg_op when 'DELETE' then old else new end; end if;${follows}
    if tg_op = 'UPDATE' and to_jsonb(new) - ${loose} = to_jsonb(old) - ${loose}${same.join('')} then return new; end if;
  end if;
  raise exception using errcode = 'CB423', message = ${literal(`${e.label}不可修改`)};
end $$;`,
    `create trigger keeps before update or delete on ${table(e.name)} for each row execute function ${name}();
create trigger keeps_all before truncate on ${table(e.name)} for each statement execute function ${name}();`,
  ]
}

/** Stored references whose row takes this with it, or is taken out of it, with the entity they lead to. */
export const referring = (e: Entity, onDelete: 'cascade' | 'setNull'): [name: string, to: string][] =>
  Object.entries(e.fields).flatMap(([name, field]): [string, string][] => {
    const { to, onDelete: what } = field.options
    return field.kind === 'ref' && to !== undefined && what === onDelete && isStored(field) ? [[name, to]] : []
  })

/** Where nothing at all may be written twice, the writer has no right to try. */
export const keptGrants = (entities: readonly Entity[]): string[] =>
  entities
    .filter(({ appendOnly }) => appendOnly === true)
    .map(({ name }) => `revoke update, delete on ${table(name)} from chengban_writer;`)
