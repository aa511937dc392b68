import type { Field } from '@chengban/kernel/field.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { readValue } from '@chengban/kernel/kinds/kinds.ts'
import { named, type Row } from '@chengban/ui/data/row.ts'
import type { Line, LineColumn, LineErrors } from '@chengban/ui/kinds/lines/line.ts'

/** The target of one person or department for one month, as POST /salesTarget/setYear takes it. */
export interface Cell {
  readonly userId: string | null
  readonly departmentId: string | null
  readonly month: number
  readonly money: string | null
  readonly was: string | null
}

/** A changed cell and the index of its line in the grid. */
export interface PlacedCell {
  readonly line: number
  readonly cell: Cell
}

const owners = ['userId', 'departmentId']
const months = Array.from({ length: 12 }, (_, at) => at + 1)
const amount = (month: number) => money(`${month}月`, { min: 0 })

/** The columns of the grid: person, department and the twelve months. */
export const columnsOf = (fields: Readonly<Record<string, Field>>): readonly LineColumn[] => [
  ...owners.flatMap((name) => (fields[name] ? [{ name, field: fields[name] }] : [])),
  ...months.map((month) => ({ name: `m${month}`, field: amount(month) })),
]

export const freshLine = (): Line =>
  Object.fromEntries([...owners, ...months.map((month) => `m${month}`)].map((name) => [name, null]))

const whose = (row: Line | Row): string => `${String(row.userId ?? '')} ${String(row.departmentId ?? '')}`

/**
 * One line for each person or department with a target this year or last year, departments first. A line shows only
 * this year's figures.
 */
export const linesOf = (rows: readonly Row[], year: number): readonly Line[] => {
  const lines = new Map<string, Line>()
  for (const row of rows) {
    const { userId, user, departmentId, department } = row
    const known = lines.get(whose(row)) ?? { ...freshLine(), userId, user, departmentId, department }
    lines.set(whose(row), row.year === year ? { ...known, [`m${row.month}`]: row.money } : known)
  }
  return [...lines.values()].toSorted(
    (a, b) => Number(!a.departmentId) - Number(!b.departmentId) || nameOf(a).localeCompare(nameOf(b), 'zh-CN'),
  )
}

const nameOf = ({ user, department }: Line): string => named(department ?? user)?.name ?? ''

/** Errors that prevent saving, keyed by cell. */
export const errorsOf = (lines: readonly Line[]): LineErrors => {
  const keys = lines.map(whose)
  return Object.fromEntries(
    lines.flatMap((line, at) => {
      const of = Boolean(line.userId) === Boolean(line.departmentId)
      const isTwice = keys.indexOf(keys[at] ?? '') < at
      const first = of ? '请选择人员或部门' : isTwice ? '上面已有这一行' : undefined
      const wrong = months.flatMap((month) => {
        const read = readValue(line[`m${month}`] || null, amount(month))
        return read instanceof Problem ? [[`${at}.m${month}`, read.message] as const] : []
      })
      return first
        ? [[`${at}.${line.departmentId && !line.userId ? 'departmentId' : 'userId'}`, first] as const, ...wrong]
        : wrong
    }),
  )
}

/** The cells whose figure differs from the saved one. All saved cells of a removed line count as changed to empty. */
export const changedCells = (before: readonly Line[], lines: readonly Line[]): readonly PlacedCell[] => {
  const stood = new Map(before.map((line) => [whose(line), line]))
  const kept = new Set(lines.map(whose))
  const taken = before
    .filter((line) => !kept.has(whose(line)))
    .map(({ userId, departmentId }) => ({ userId, departmentId }))
  return [...lines, ...taken].flatMap((line: Line, at) =>
    months.flatMap((month) => {
      const value = amountOf(line, month)
      const was = amountOf(stood.get(whose(line)) ?? {}, month)
      if (value === was) return []
      const { userId = null, departmentId = null } = line as Pick<Cell, 'userId' | 'departmentId'>
      return [{ line: at, cell: { userId, departmentId, month, money: value, was } }]
    }),
  )
}

const amountOf = (line: Line, month: number): string | null => {
  const read = readValue(line[`m${month}`] || null, amount(month))
  return typeof read === 'string' ? read : null
}

/** Maps the server's errors from the sent cells to the cells of the grid. */
export const refusedAt = (fields: Readonly<Record<string, string>>, sent: readonly PlacedCell[]): LineErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([place, message]) => {
      const [, at, name = ''] = place.split('.')
      const found = sent[Number(at)]
      if (!found) return []
      return [[`${found.line}.${name.endsWith('Id') ? name : `m${found.cell.month}`}`, message] as const]
    }),
  )
