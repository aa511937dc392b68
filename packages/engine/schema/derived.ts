import { isDeputised } from '@chengban/kernel/deputy.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { type Field, isStored, targetOf } from '@chengban/kernel/field.ts'
import { recordOf } from '@chengban/kernel/kinds/text.ts'
import { subjectField } from '@chengban/kernel/row-name.ts'
import { type Declared, idType } from '../kinds/column.ts'
import { apartTriggers } from './apart.ts'
import { keepers, keptGrants } from './append-only.ts'
import { define, defineAsAsker } from './define.ts'
import { draftReading } from './draft-reading.ts'
import { sqlOf } from './expression.ts'
import { keptTriggers } from './kept.ts'
import { column, labelName, linkName, literal, namedView, table, view } from './names.ts'
import { OutsideFunctions } from './outside.ts'
import { recordReading } from './record-reading.ts'
import { everyRowsRule, writingRules } from './rows.ts'
import { tokenFunctions } from './token.ts'
import { viewOf } from './view.ts'

// Decision 006: Derived SQL is one replaceable file

/**
 * What follows from the declarations and holds no data: views, policies, grants and the functions they need.
 * Dropped and made anew as a whole whenever it differs. `functions`: SQL written by hand beside the declarations.
 */
export const derivedSql = (
  all: Declared,
  functions: readonly string[],
  outside = new OutsideFunctions(all),
): string => {
  // in a fixed order: functions are numbered as they are met, the same for everybody
  const entities = [...all.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  const policies = entities.map((e) => policyOf(e, outside))
  const views = inOrder(new Map(entities.map((e) => [view(e.name), viewOf(e, all, outside)])))
  const apart = entities.flatMap((e) => apartTriggers(e, outside))
  const kept = entities.flatMap((e) => keptTriggers(e, all, outside))
  for (const e of entities)
    for (const rule of [...writingRules(e), ...unseenFormulas(e)]) sqlOf(rule, outside.place(e, 't'))
  return [
    'set local check_function_bodies = off;',
    fresh('rule'),
    fresh('public'),
    'grant create on schema public to chengban_gate;',
    ...deputised(all, outside),
    ...functions,
    ...entities.flatMap((e) => tokenFunctions(e, outside)),
    ...entities.map(labelOf),
    calledOf(all),
    ...entities.map(namedOf),
    ...outside.bodies.values(),
    draftReading(entities, outside),
    ...views,
    ...recordReading(entities, outside),
    ...policies,
    ...entities.flatMap(linkPolicies),
    ...entities.flatMap((e) => keepers(e, outside)),
    ...kept,
    ...apart,
    'grant select on all tables in schema public, rule to chengban_reader, chengban_writer;',
    'grant select on all tables in schema store to chengban_gate;',
    'grant select, insert, update, delete on all tables in schema store to chengban_writer;',
    ...keptGrants(entities),
    'revoke create on schema public from chengban_gate;',
  ].join('\n\n')
}

/** Whether a person has a deputy, for SQL. */
const deputised = (all: Declared, outside: OutsideFunctions): string[] => {
  const user = all.get('user')
  if (!user?.fields.deputyId) return []
  return [
    defineAsAsker(
      `is_deputised(u ${table(user.name)}) returns boolean`,
      `select ${sqlOf(isDeputised, outside.place(user, 'u'))}`,
    ),
  ]
}

/** What no view shows and no column holds is there for other formulas and for handlers. */
const unseenFormulas = ({ fields }: Entity): Expr<unknown>[] =>
  Object.values(fields).flatMap((field) => {
    const { hidden, computed } = field.options
    return hidden && !isStored(field) && computed && 'op' in computed ? [computed] : []
  })

/** A view whose masks read another view comes after it. */
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

/**
 * The name of a row: `{id, name}`, with its path where the tree says so. People who read a record read the names of the
 * rows it refers to.
 */
const labelOf = (e: Entity): string => {
  const above = e.tree?.isNamedWhole ? `, 'parent', rule.${labelName(e.name)}(x.${column(e.tree.parent)})` : ''
  return define(
    `${labelName(e.name)}(id ${idType(e)}) returns jsonb`,
    `select jsonb_build_object('id', x.id, 'name', ${nameSql(e)}${above}) from ${table(e.name)} x where x.id = $1`,
    'strict',
  )
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

/** The same as rows, without the object and the path: the cheapest form to join a page of references to. */
const namedOf = (e: Entity): string =>
  `create view ${namedView(e.name)} as select x.id, ${nameSql(e)} as name from ${table(e.name)} x;`

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

const valuesOf = (field: Field | undefined): readonly string[] => field?.options?.values ?? []
