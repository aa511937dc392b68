import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, targetOf } from '@chengban/kernel/field.ts'
import { recordOf } from '@chengban/kernel/kinds/text.ts'
import { subjectField } from '@chengban/kernel/row-name.ts'
import { type Declared, idType } from '../kinds/column.ts'
import { apartTriggers } from './apart.ts'
import { keepers, keptGrants } from './append-only.ts'
import { define } from './define.ts'
import { sqlOf } from './expression.ts'
import { keptTriggers } from './kept.ts'
import { column, labelName, labelsName, linkName, literal, table, view } from './names.ts'
import { OutsideFunctions } from './outside.ts'
import { everyRowsRule, readRule, selfRule, veilOf, writingRules } from './rows.ts'
import { tokenFunctions } from './token.ts'
import { viewOf } from './view.ts'

/**
 * What follows from the declarations and holds no data: views, policies, grants and the functions they need.
 * Dropped and made anew as a whole whenever it differs. `functions`: SQL written by hand beside the declarations.
 */
export const derivedSql = (
  all: Declared,
  functions: readonly string[],
  outside = new OutsideFunctions(all),
): string => {
  // in an order of their own: functions are numbered as they are met, the same for whoever asks
  const entities = [...all.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  const policies = entities.map((e) => policyOf(e, outside))
  const views = inOrder(new Map(entities.map((e) => [view(e.name), viewOf(e, all, outside)])))
  const apart = entities.flatMap((e) => apartTriggers(e, outside))
  const kept = entities.flatMap((e) => keptTriggers(e, all, outside))
  for (const e of entities) for (const rule of writingRules(e)) sqlOf(rule, outside.place(e, 't'))
  return [
    'set local check_function_bodies = off;',
    fresh('rule'),
    fresh('public'),
    'grant create on schema public to chengban_gate;',
    ...functions,
    ...entities.flatMap((e) => tokenFunctions(e, outside)),
    ...entities.flatMap((e) => [labelOf(e), labelsOf(e)]),
    calledOf(all),
    ...outside.bodies.values(),
    ...views,
    mayReadOf(entities),
    mayReadSecretOf(entities, outside),
    veilsOf(entities),
    toldOf(entities, outside),
    ...policies,
    ...entities.flatMap(linkPolicies),
    ...entities.flatMap((e) => keepers(e, outside)),
    ...kept,
    ...apart,
    'grant select on all tables in schema public to chengban_reader, chengban_writer;',
    'grant select on all tables in schema store to chengban_gate;',
    'grant select, insert, update, delete on all tables in schema store to chengban_writer;',
    ...keptGrants(entities),
    'revoke create on schema public from chengban_gate;',
  ].join('\n\n')
}

/** A view whose masks ask another view stands behind it. */
const inOrder = (views: ReadonlyMap<string, string>): string[] => {
  const placed = new Map<string, string>()
  const place = (name: string, below: readonly string[]): void => {
    if (placed.has(name)) return
    if (below.includes(name)) throw new Error(`views mask each other in a circle: ${[...below, name].join(' → ')}`)
    const text = views.get(name) ?? ''
    const asked = [...text.matchAll(/\(select from (public\."\w+") /g)].map(([, other = '']) => other)
    for (const other of asked) if (other !== name) place(other, [...below, name])
    placed.set(name, text)
  }
  for (const name of views.keys()) place(name, [])
  return [...placed.values()]
}

const fresh = (schema: string): string =>
  `drop schema if exists ${schema} cascade;\ncreate schema ${schema};\ngrant usage on schema ${schema} to chengban_reader, chengban_writer, chengban_gate;`

const policyOf = (e: Entity, outside: OutsideFunctions): string =>
  [
    `drop policy if exists reads on ${table(e.name)};`,
    `create policy reads on ${table(e.name)} for select to chengban_gate using (${grantSql(e, outside)});`,
    `drop policy if exists writes on ${table(e.name)};`,
    `create policy writes on ${table(e.name)} to chengban_writer using (true) with check (true);`,
  ].join('\n')

/** Who has no session sees nothing but what a token opens. */
const grantSql = (e: Entity, outside: OutsideFunctions): string => {
  const rule = sqlOf(everyRowsRule(e), outside.place(e, table(e.name).slice(6)))
  return e.rows.token ? rule : `(select app.signed_in()) and ${rule}`
}

/** Link rows are read through the view of their row, whose own rules decide. */
const linkPolicies = (e: Entity): string[] =>
  Object.entries(e.fields)
    .filter(([, field]) => field.kind === 'refs')
    .map(([name]) => {
      const link = `store.${linkName(e.name, name)}`
      return [
        `drop policy if exists reads on ${link};`,
        `create policy reads on ${link} for select to chengban_gate using (true);`,
        `drop policy if exists writes on ${link};`,
        `create policy writes on ${link} to chengban_writer using (true) with check (true);`,
      ].join('\n')
    })

/** What people call a row: `{id, name}`, with what it stands below where the tree says so. Whoever reads a record reads the names of what it refers to. */
const labelOf = (e: Entity): string =>
  define(
    `${labelName(e.name)}(id ${idType(e)}) returns jsonb`,
    `select ${labelSql(e)} from ${table(e.name)} x where x.id = $1`,
    'strict',
  )

const labelSql = (e: Entity): string => {
  const { parent, isNamedWhole } = e.tree ?? {}
  const above = parent && isNamedWhole ? `, 'parent', rule.${labelName(e.name)}(x.${column(parent)})` : ''
  return `jsonb_build_object('id', x.id, 'name', ${nameSql(e)}${above})`
}

/** As packages/kernel/row-name.ts says it. */
const nameSql = (e: Entity): string => {
  const subject = subjectField(e)
  return subject ? `concat_ws(' ', ${wordsOf(e, subject)}, ${wordsOf(e, e.title)})` : wordsOf(e, e.title)
}

const wordsOf = (e: Entity, name: string): string => {
  const field = e.fields[name]
  const place = `x.${column(name)}`
  if (field?.kind === 'ref') return `(rule.${labelName(targetOf(field))}(${place}) ->> 'name')`
  const kind = field && recordOf(field)
  if (kind) return `(rule.called(x.${column(kind)}, ${place}) ->> 'name')`
  return field?.kind === 'datetime' ? `to_char(${place} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')` : place
}

/** The same of several rows at once, by their ids; planned for any number of them, since planning takes longer. */
const labelsOf = (e: Entity): string =>
  define(
    `${labelsName(e.name)}(ids ${idType(e)}[]) returns jsonb`,
    `select jsonb_object_agg(x.id, ${labelSql(e)}) from ${table(e.name)} x where x.id = any ($1)`,
    'set plan_cache_mode = force_generic_plan',
  )

/** What people call the record of a kind that some text refers to by its id; null where there is none. */
const calledOf = (all: Declared): string => {
  const kinds = [...all.values()].flatMap((e) =>
    Object.values(e.fields).flatMap((field) => valuesOf(e.fields[recordOf(field) ?? ''])),
  )
  const branches = [...new Set(kinds)].sort().flatMap((kind) => {
    const e = all.get(kind)
    const id = e?.idKind === 'text' ? 'called.id' : `called.id::${e && idType(e)}`
    return e ? [`when ${literal(kind)} then return rule.${labelName(kind)}(${id});`] : []
  })
  const body = branches.length ? `case called.module ${branches.join(' ')} else return null; end case;` : 'return null;'
  return `create or replace function rule.called(module text, id text) returns jsonb language plpgsql stable as $$
begin
  ${body}
exception when invalid_text_representation then return null;
end $$;`
}

const valuesOf = (field: Field | undefined): readonly string[] =>
  (field?.options as { values?: readonly string[] } | undefined)?.values ?? []

/** Whether the person asking sees the record; runs as the reader, so the record's own rules decide. Named in full, since some tables have columns of these names. */
const mayReadOf = (entities: readonly Entity[]): string => {
  const branches = entities.map(
    (e) =>
      `when ${literal(e.name)} then return exists (select from ${view(e.name)} x where x.id = may_read.relevance_id${e.idKind === 'text' ? '' : `::${idType(e)}`});`,
  )
  return `create or replace function rule.may_read(module text, relevance_id text) returns boolean language plpgsql stable as $$
begin
  case may_read.module
    ${branches.join('\n    ')}
    else return false;
  end case;
exception when invalid_text_representation then return false;
end $$;`
}

/** Whether the person asking reads what is secret by a code, or closed, on that record: for change records told later. */
const mayReadSecretOf = (entities: readonly Entity[], outside: OutsideFunctions): string => {
  const branches = entities.flatMap((e) => {
    const marks = Object.entries(e.fields).flatMap(([name, field]) => {
      const [mark, rule] = [veilOf(e, name, field), readRule(e, name, field)]
      return mark && rule ? [[mark, rule] as const] : []
    })
    return [...new Map(marks)].map(([code, asked]) => {
      const id = `x.id = may_read_secret.relevance_id${e.idKind === 'text' ? '' : `::${idType(e)}`}`
      const rule = sqlOf(asked, outside.place(e, 'x'))
      return `if may_read_secret.module = ${literal(e.name)} and may_read_secret.code = ${literal(code)} then return exists (select from ${table(e.name)} x where ${id} and (${rule})); end if;`
    })
  })
  return `create or replace function rule.may_read_secret(module text, relevance_id text, code text) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  ${branches.join('\n  ')}
  return app.has_operation(may_read_secret.code);
exception when invalid_text_representation then return false;
end $$;`
}

/** The code (or mark) by which a field of a module is secret or closed; null for an open one. */
const veilsOf = (entities: readonly Entity[]): string => {
  const rows = entities.flatMap((e) =>
    Object.entries(e.fields).flatMap(([name, field]) => {
      const veil = veilOf(e, name, field)
      return veil === undefined ? [] : [`(${literal(e.name)}, ${literal(name)}, ${literal(veil)})`]
    }),
  )
  const table = rows.length ? `(values ${rows.join(', ')})` : `(select null::text, null::text, null::text)`
  return define(
    'veil_of(module text, field text) returns text',
    `select v.code from ${table} v (module, field, code) where v.module = $1 and v.field = $2`,
  )
}

/** Whether reading the field of that record would have to be told of: it is `logged`, and about somebody else. */
const toldOf = (entities: readonly Entity[], outside: OutsideFunctions): string => {
  const branches = entities.flatMap((e) => {
    const names = Object.keys(e.fields).filter((name) => e.fields[name]?.options.logged)
    if (names.length === 0) return []
    const id = `x.id = is_told_of.relevance_id${e.idKind === 'text' ? '' : `::${idType(e)}`}`
    const self = sqlOf(selfRule(e), outside.place(e, 'x'))
    return [
      `if is_told_of.module = ${literal(e.name)} and is_told_of.field in (${names.map(literal).join(', ')}) then return not exists (select from ${table(e.name)} x where ${id} and (${self})); end if;`,
    ]
  })
  return `create or replace function rule.is_told_of(module text, relevance_id text, field text) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  ${branches.join('\n  ')}
  return false;
end $$;`
}
