import { createHash } from 'node:crypto'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { type Field, fieldOf, generatedOf, isStored } from '@chengban/kernel/field.ts'
import { present } from '@chengban/kernel/present.ts'
import { type Declared, entityOf } from '../kinds/column.ts'
import { childrenSql, namedOf } from './children.ts'
import { type Place, parentOf, sqlOf } from './expression.ts'
import { childless } from './kept-new.ts'
import { type Source, sourcesOf, stepsOf } from './kept-source.ts'
import { column, literal, snake, table } from './names.ts'
import type { OutsideFunctions } from './outside.ts'

// Decision 118: Figures of plans for invoicing are stored by triggers

type Rule = Expr<unknown>

/** Fields whose formula over other rows is stored in a column, those they depend on first. */
export const keptFields = (e: Entity): [string, Field][] => {
  const kept = Object.entries(e.fields).filter(([, { options }]) => options.kept)
  const names = new Set(kept.map(([name]) => name))
  const placed = new Map<string, Field>()
  const place = (name: string): void => {
    if (placed.has(name)) return
    const field = fieldOf(e.fields, name)
    for (const asked of namesIn(field.options.computed as Rule)) if (asked !== name && names.has(asked)) place(asked)
    placed.set(name, field)
  }
  for (const name of names) place(name)
  return [...placed]
}

const namesIn = (rule: Rule): string[] => JSON.stringify(rule).match(/(?<="field":")[^"]+/g) ?? []

/**
 * Keeps columns equal to their formulas: a trigger works them out whenever their row is written, and triggers on the
 * rows they rest on write it, with its lock taken first, so that two transactions never both count without the other.
 */
export const keptTriggers = (e: Entity, all: Declared, outside: OutsideFunctions): string[] => {
  const fields = keptFields(e)
  if (fields.length === 0) return []
  const sources = fields.flatMap(([name, field]) => sourcesOf(all, e, name, field))
  const joined = new Map<string, Source[]>()
  for (const source of sources) {
    const key = `${source.entity.name} ${source.reach}`
    joined.set(key, [...(joined.get(key) ?? []), source])
  }
  const written = [
    ownTrigger(e, fields, all, outside),
    ...[...joined.values()].map((group, index) => sourceTriggers(e, fields, group, outside, index)),
  ]
  return [...written, fill(e, fields)]
}

/** Works the columns out over the row being written. */
const ownTrigger = (
  e: Entity,
  fields: readonly [string, Field][],
  all: Declared,
  outside: OutsideFunctions,
): string => {
  const place = freshPlace(e, all, outside)
  const made = childlessPlace(place, e, all)
  const sets = fields.map(([name, { options }]) => {
    const set = `new.${column(name)} :=`
    const value = sqlOf(options.computed as Rule, place)
    const first = sqlOf(options.computed as Rule, made)
    const kept = `else ${set} old.${column(name)}; end if;`
    if (options.kept === 'once') return `if tg_op = 'INSERT' then ${set} ${first}; ${kept}`
    const when = ['anew', ...restsOn(e, options.computed as Rule)].join(' or ')
    const anew = `if ${when} then ${set} ${value}; ${kept}`
    return first === value ? anew : `if tg_op = 'INSERT' then ${set} ${first}; els${anew}`
  })
  const name = `rule.kept_${snake(e.name)}`
  return `create function ${name}() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  anew boolean := tg_op = 'INSERT' or pg_trigger_depth() > 1 or current_setting('app.anew', true) = 'on';
begin
  ${[...locks(e, fields, all), ...sets].join('\n  ')}
  return new;
end $$;
create trigger kept before insert or update on ${table(e.name)} for each row execute function ${name}();`
}

/**
 * Returns conditions that detect a change of an own column a formula names; for columns of other rows a trigger updates
 * this row.
 */
const restsOn = (e: Entity, rule: Rule): string[] =>
  [...columnsIn(e, rule)].map((name) => `new.${column(name)} is distinct from old.${column(name)}`)

/** Columns derived by the database have no value yet when the formula is evaluated. */
const columnsIn = (e: Entity, rule: Rule): Set<string> => {
  const text = JSON.stringify(rule)
  const named = Object.entries(e.fields).filter(([name, field]) => isStored(field) && text.includes(`"${name}"`))
  return new Set(
    named.flatMap(([name, field]) => {
      const generated = generatedOf(field)
      return generated ? [...columnsIn(e, generated)] : [name]
    }),
  )
}

/**
 * A value copied from another row must not change unseen before this row is stored. Where that row sums up rows like
 * this one, its lock is taken in the strength needed.
 */
const locks = (e: Entity, fields: readonly [string, Field][], all: Declared): string[] => {
  const paths = fields
    .filter(([, { options }]) => options.kept === true)
    .flatMap(([, { options }]) => stepsOf(options.computed as Rule))
    .flatMap((op) => (op.is === 'of' ? [op.path.slice(0, -1)] : []))
  const wanted = new Map<string, string>()
  for (const path of paths) {
    const first = present(path[0])
    const taken = lockPath(e, path, `new.${column(first)}`, all).map((one) => `perform ${one};`)
    for (const one of taken) wanted.set(one, first)
  }
  return [...wanted].map(
    ([one, first]) =>
      `if tg_op = 'INSERT' or new.${column(first)} is distinct from old.${column(first)} then ${one} end if;`,
  )
}

const lockPath = (e: Entity, [first = '', ...rest]: readonly string[], id: string, all: Declared): string[] => {
  const parent = entityOf(all, parentOf(e, first))
  const sums = keptFields(parent).some(([, { options }]) =>
    stepsOf(options.computed as Rule).some((op) => op.is === 'children' && op.of === e.name),
  )
  const own = `from ${table(parent.name)} p where p.id = ${id} for ${sums ? 'no key update' : 'share'}`
  const [next] = rest
  if (!next) return [own]
  return [
    own,
    ...lockPath(parent, rest, `(select p.${column(next)} from ${table(parent.name)} p where p.id = ${id})`, all),
  ]
}

/** The same of a row that is being made: rows that cannot be there yet are not asked for. */
const childlessPlace = (place: Place, e: Entity, all: Declared): Place => ({
  ...place,
  childrenOf: (around, op) =>
    (around.alias === 'new' ? childless(op, e, all) : undefined) ?? present(place.childrenOf?.(around, op)),
})

const freshPlace = (e: Entity, all: Declared, outside: OutsideFunctions): Place => ({
  ...outside.place(e, 'new'),
  fresh: true,
  childrenOf: (around, op) => {
    const child = outside.place(entityOf(all, op.of), 'x')
    return `(${childrenSql(op, child, around, namedOf(op, e, all, 'new'))})`
  },
})

/**
 * Writes the rows that depend on rows of another table, whenever those are added, change in the columns used, or are
 * deleted.
 */
const sourceTriggers = (
  e: Entity,
  fields: readonly [string, Field][],
  group: readonly Source[],
  outside: OutsideFunctions,
  index: number,
): string => {
  const [{ entity: source, comes, reached, key }] = group as [Source, ...Source[]]
  const name = `rule.kept_${snake(e.name)}_by_${snake(source.name)}_${index + 1}`
  const called = `kept_${snake(e.name)}_${index + 1}`
  const touch = column(present(fields[0]?.[0]))
  const written = (
    ids: string,
  ): string => `perform from ${table(e.name)} t where ${reached(ids)} order by t.id for no key update;
  update ${table(e.name)} t set ${touch} = t.${touch} where ${reached(ids)};
  return null;`
  return comes
    ? summedSql(name, called, group, outside, written('ids'))
    : `create function ${name}() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  ${written(`array[new.${key}]`)}
end $$;
create trigger ${called}_update after update on ${table(source.name)} for each row when (${differs(group, 'old', 'new')}) execute function ${name}();`
}

const differs = (group: readonly Source[], before: string, after: string): string =>
  [...new Set(group.flatMap(({ columns }) => columns))]
    .map((one) => `${before}.${column(one)} is distinct from ${after}.${column(one)}`)
    .join(' or ')

/** Rows that are summed up come and go by many: those that sum them are written once a statement. */
const summedSql = (
  name: string,
  called: string,
  group: readonly Source[],
  outside: OutsideFunctions,
  written: string,
): string => {
  const [{ entity: source, key, type }] = group as [Source, ...Source[]]
  const counts = (alias: string): string => {
    const tests = group.map(({ where }) => (where ? `(${sqlOf(where, outside.place(source, alias))})` : 'true'))
    return tests.includes('true') ? '' : ` and (${tests.join(' or ')})`
  }
  const changed = `from old_rows o join new_rows n on n.id = o.id where (${differs(group, 'o', 'n')})`
  const trigger = (event: string, seen: string): string =>
    `create trigger ${called}_${event} after ${event} on ${table(source.name)} referencing ${seen} for each statement execute function ${name}();`
  return `create function ${name}() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ids ${type}[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct n.${key} from new_rows n where n.${key} is not null${counts('n')});
  elsif tg_op = 'DELETE' then
    ids := array(select distinct o.${key} from old_rows o where o.${key} is not null${counts('o')});
  elsif exists (select ${changed}) then
    ids := array(select o.${key} ${changed}${counts('o')} union select n.${key} ${changed}${counts('n')});
  end if;
  if coalesce(cardinality(ids), 0) = 0 then return null; end if;
  ${written}
end $$;
${trigger('insert', 'new table as new_rows')}
${trigger('delete', 'old table as old_rows')}
${trigger('update', 'old table as old_rows new table as new_rows')}`
}

/** Writes rows once that are older than their formula, or than its last change. */
const fill = (e: Entity, fields: readonly [string, Field][]): string => {
  const formulas = fields.map(([name, { options }]) => [name, options.kept, options.computed])
  const mark = createHash('sha256').update(JSON.stringify(formulas)).digest('hex')
  const touch = column(present(fields[0]?.[0]))
  return `do $$ begin
  if not exists (select from app.kept k where k.entity = ${literal(e.name)} and k.mark = ${literal(mark)}) then
    perform set_config('app.anew', 'on', true);
    update ${table(e.name)} t set ${touch} = t.${touch};
    perform set_config('app.anew', '', true);
    insert into app.kept (entity, mark) values (${literal(e.name)}, ${literal(mark)}) on conflict (entity) do update set mark = excluded.mark;
  end if;
end $$;`
}
