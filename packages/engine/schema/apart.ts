import type { Entity } from '@chengban/kernel/entity.ts'
import { parentOf, sqlOf } from './expression.ts'
import { column, literal, snake, table } from './names.ts'
import type { OutsideFunctions } from './outside.ts'

/** The constraint by which the database refuses a row that overlaps another: its name gives the rule. */
export const apartName = (e: Entity, index: number): string => `${snake(e.name)}_apart${index + 1}`

/**
 * Rows of one parent that never lie over each other in time, last days included. Looked at under the parent's lock, so
 * that two writers never miss each other.
 */
export const apartTriggers = (e: Entity, outside: OutsideFunctions): string[] =>
  (e.apart ?? []).map(({ by, from, to, where }, index) => {
    const name = apartName(e, index)
    const holds = (alias: string): string => (where ? sqlOf(where, outside.place(e, alias)) : 'true')
    const span = (alias: string): string => `daterange(${alias}.${column(from)}, ${alias}.${column(to)}, '[]')`
    return `create function rule.${name}() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.${column(by)} is null or (${holds('new')}) is not true then return new; end if;
  perform from ${table(parentOf(e, by))} p where p.id = new.${column(by)} for no key update;
  if exists (select from ${table(e.name)} t where t.${column(by)} = new.${column(by)} and t.id <> new.id
      and ${span('t')} && ${span('new')} and (${holds('t')})) then
    raise exception using errcode = '23P01', table = ${literal(snake(e.name))}, constraint = ${literal(name)}, message = 'rows lie over each other';
  end if;
  return new;
end $$;
create constraint trigger ${name} after insert or update on ${table(e.name)} for each row execute function rule.${name}();`
  })
