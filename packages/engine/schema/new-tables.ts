import type { Model, TableModel } from './model.ts'

export interface NewTable {
  readonly name: string
  /**
   * References to tables that exist when it is created are part of it: inside a new table the database checks no rows
   * for them.
   */
  readonly table: TableModel
  /** References to tables that are made after it. */
  readonly later: TableModel['foreign']
}

/** Tables of the declared model that the committed one lacks, those that others refer to before them. */
export const newTables = (before: Model, after: Model): NewTable[] => {
  const isNew = (name: string): boolean => name in after.tables && !(name in before.tables)
  const made: NewTable[] = []
  const met = new Set<string>()
  const stands = (name: string): boolean => !isNew(name) || made.some((other) => other.name === name)
  const make = (name: string, table: TableModel): void => {
    if (met.has(name)) return
    met.add(name)
    for (const target of Object.values(table.foreign).map(targetOf)) {
      const other = after.tables[target]
      if (other && isNew(target)) make(target, other)
    }
    const references = Object.entries(table.foreign)
    const isOfNow = ([, rule]: [string, string]): boolean => targetOf(rule) === name || stands(targetOf(rule))
    const foreign = Object.fromEntries(references.filter(isOfNow))
    const later = Object.fromEntries(references.filter((reference) => !isOfNow(reference)))
    made.push({ name, table: { ...table, foreign }, later })
  }
  for (const [name, table] of Object.entries(after.tables)) if (isNew(name)) make(name, table)
  return made
}

/** `foreign key (…) references store."user" (id)` → `user`. */
const targetOf = (rule: string): string => {
  const [, name] = /references store\."([^"]+)"/.exec(rule) ?? []
  if (name === undefined) throw new Error(`a reference without its table: ${rule}`)
  return name
}
