import type { Model, TableModel } from './model.ts'
import { quote } from './names.ts'
import { newTables } from './new-tables.ts'

const empty: TableModel = { columns: {}, constraints: {}, foreign: {}, indexes: {} }

/**
 * The statements that lead from the committed model to the declared one, for a person to read. What would lose data
 * (a column or table that is gone, which may be a rename) is written as a comment, never guessed.
 */
export const diff = (before: Model, after: Model): string[] => {
  const gone = Object.keys(before.tables).filter((name) => !(name in after.tables))
  const kept = Object.entries(after.tables).flatMap(([name, now]) => {
    const was = before.tables[name]
    return was ? [{ name, was, now }] : []
  })
  const made = newTables(before, after)
  return [
    ...gone.map((name) => `-- drop or rename? drop table ${inStore(name)};`),
    ...kept.flatMap(({ name, was, now }) => alterations(inStore(name), was, now)),
    ...made.flatMap(({ name, table }) => creation(inStore(name), table)),
    ...kept.flatMap(({ name, was, now }) => constraintStatements(inStore(name), was, now)),
    ...made.flatMap(({ name, table, later }) =>
      constraintStatements(inStore(name), empty, { ...table, foreign: later }),
    ),
  ]
}

const inStore = (name: string): string => `store.${quote(name)}`

const creation = (target: string, { columns, constraints, foreign }: TableModel): string[] => {
  const rules = Object.entries({ ...constraints, ...foreign })
  const lines = [
    ...Object.entries(columns).map(([column, type]) => `  ${quote(column)} ${type}`),
    ...rules.map(([name, rule]) => `  constraint ${quote(name)} ${rule}`),
  ]
  return [`create table ${target} (\n${lines.join(',\n')}\n);`, `alter table ${target} enable row level security;`]
}

const alterations = (target: string, was: TableModel, now: TableModel): string[] => [
  ...Object.entries(now.columns).flatMap(([column, type]) =>
    columnStatements(target, column, was.columns[column], type),
  ),
  ...Object.keys(was.columns)
    .filter((column) => !(column in now.columns))
    .map((column) => `-- drop or rename? alter table ${target} drop column ${quote(column)};`),
  ...changed(was.constraints, now.constraints).flatMap(([key, rule]) => [
    ...(key in was.constraints ? [`alter table ${target} drop constraint ${quote(key)};`] : []),
    ...(rule ? [`alter table ${target} add constraint ${quote(key)} ${rule};`] : []),
  ]),
]

const columnStatements = (target: string, column: string, was: string | undefined, now: string): string[] => {
  if (was === now) return []
  if (!was) return [`alter table ${target} add column ${quote(column)} ${now};`]
  // what may now be empty loses nothing
  if (was === `${now} not null`) return [`alter table ${target} alter column ${quote(column)} drop not null;`]
  return [`-- was: ${was}\n-- change by hand: alter table ${target} alter column ${quote(column)} … ${now};`]
}

const constraintStatements = (target: string, was: TableModel, now: TableModel): string[] => [
  ...changed(was.foreign, now.foreign).flatMap(([key, rule]) => [
    ...(key in was.foreign ? [`alter table ${target} drop constraint ${quote(key)};`] : []),
    ...(rule ? [`alter table ${target} add constraint ${quote(key)} ${rule};`] : []),
  ]),
  ...changed(was.indexes, now.indexes).flatMap(([key, rule]) => [
    ...(key in was.indexes ? [`drop index ${inStore(key)};`] : []),
    ...(rule ? [indexStatement(target, key, rule)] : []),
  ]),
]

const indexStatement = (target: string, key: string, rule: string): string => {
  const unique = rule.startsWith('unique ')
  const columns = rule.replace(/^unique /, '')
  return `create ${unique ? 'unique ' : ''}index ${quote(key)} on ${target} ${columns.startsWith('gin') ? 'using ' : ''}${columns};`
}

/** Entries that are new or differ, and those that are gone (with `undefined`). */
const changed = (
  was: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): [string, string | undefined][] => [
  ...Object.keys(was)
    .filter((key) => !(key in now))
    .map((key): [string, undefined] => [key, undefined]),
  ...Object.entries(now).filter(([key, rule]) => was[key] !== rule),
]
