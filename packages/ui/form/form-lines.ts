import type { Entity } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import { type Field, fieldOf } from '@chengban/kernel/field.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { readValue } from '@chengban/kernel/kinds/kinds.ts'
import type { Lines } from '@chengban/kernel/shape.ts'
import { mayCreate } from '../data/asker.ts'
import { editsOf, type Row } from '../data/row.ts'
import { useEntity } from '../declarations/declarations.ts'
import type { Line, LineColumn } from '../kinds/lines/line.ts'
import { problemOf } from './check.ts'
import { formNames } from './form-fields.ts'
import { idsIn, type Values } from './values.ts'

/** A list of child rows that is written with its parent. */
export interface FormLines {
  /** The key of the list in the row: `contacts`. */
  readonly key: string
  readonly label: string
  readonly child: Entity
  /** In the grid, and behind each line. */
  readonly columns: readonly LineColumn[]
  readonly more: readonly LineColumn[]
  readonly max: number
  /** The column of files shown beside a line. */
  readonly beside: string | undefined
  /** The line's reference to the record. */
  readonly by: string
}

/** The lists the form of a row may write; suspends until the declarations of the children have come. */
export const useFormLines = (entity: Entity, asker: Asker, row: Row | undefined): readonly FormLines[] =>
  Object.entries(entity.lines ?? {}).flatMap(([key, lines]) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the lists of an entity are declared, their number never changes
    const child = useEntity(lines.of)
    return isOpen(key, row) && mayCreate(within(child), asker) ? [formLines(key, lines, child, asker)] : []
  })

// what closes other ways of making a row means this one to be taken
const within = ({ madeBy: _elsewhere, ...child }: Entity): Entity => child

// while a change is drafted, only the record's own fields are open; a closed record opens only the declared exceptions
const isOpen = (key: string, row: Row | undefined): boolean =>
  row === undefined || (row.status !== '变更中' && (editsOf(row)?.includes(key) ?? true))

/** Splits the child's fields: columns of its list and required fields go into the grid, the others behind each line. */
export const formLines = (key: string, lines: Lines, child: Entity, asker: Asker): FormLines => {
  const names = formNames(child, asker).filter((name) => name !== lines.by && name !== lines.sort)
  const shown = new Set<string>(child.list?.columns ?? names)
  const column = (name: string): LineColumn => ({ name, field: fieldOf(child.fields, name) })
  const { beside } = lines
  const isFirst = (name: string): boolean =>
    beside ? beside.first.includes(name) : shown.has(name) || child.fields[name]?.options.required === true
  const own = names.filter((name) => name !== beside?.file)
  return {
    key,
    label: lines.label ?? child.label,
    child,
    columns: (beside ? beside.first.filter((name) => own.includes(name)) : own.filter(isFirst)).map(column),
    more: own.filter((name) => !isFirst(name)).map(column),
    max: lines.max ?? 500,
    beside: beside && names.includes(beside.file) ? beside.file : undefined,
    by: lines.by,
  }
}

/** Every column that a line may write. */
export const allOf = ({ columns, more, beside, child }: FormLines): readonly LineColumn[] => [
  ...columns,
  ...more,
  ...(beside ? [{ name: beside, field: fieldOf(child.fields, beside) }] : []),
]

/** Returns the lines as sent: existing ones with their id, empty values as null. */
export const wireLines = (list: FormLines, lines: readonly Line[]): readonly Values[] =>
  lines.map((line) => ({
    ...(line.id ? { id: line.id } : {}),
    ...Object.fromEntries(allOf(list).map(({ name, field }) => [name, wireValue(line[name], field)])),
  }))

const wireValue = (value: unknown, field: Field): unknown => {
  if (value === '' || value === undefined) return null
  const read = readValue(idsIn(value), field)
  return read instanceof Problem ? value : read
}

/** Returns the errors of lines, at `{place}.{field}`: invalid values and missing required ones. */
export const lineErrors = (list: FormLines, lines: readonly Line[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.flatMap((line, at) =>
      allOf(list).flatMap(({ name, field }) => {
        const problem = problemOf(field, line[name])
        return problem ? [[`${at}.${name}`, problem.message] as const] : []
      }),
    ),
  )
