import type { Readable } from 'node:stream'
import type { Entity } from '@chengban/kernel/entity.ts'
import { dictOf, enumValues, type Field, fieldOf, isFileField } from '@chengban/kernel/field.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import type { CellKind, SheetColumn } from '../excel/column.ts'
import { type SheetOf, workbook } from '../excel/xlsx.ts'
import type { WantedColumn } from './columns.ts'
import { importable } from './importable.ts'
import { demandedOf, type List, lineHeading } from './lists.ts'

/** Names of the entries in use of a dictionary, in order. */
export type DictNames = (type: string) => readonly string[]

/**
 * The empty sheet of an import: what may be written, a star before what must be, the columns of its lists behind; then
 * the values to choose from and, where there are lists, how they are filled.
 */
export function template(wanted: WantedColumn, dicts: DictNames): Readable {
  const { entity, lists } = wanted
  const columns = headedOf(wanted)
  const chosen = columns
    .map(({ field, label }) => ({ label, values: valuesOf(field, dicts) }))
    .filter(({ values }) => values.length)
  const longest = Math.max(0, ...chosen.map(({ values }) => values.length))
  const choices = Array.from({ length: longest }, (_, at) => chosen.map(({ values }) => values[at] ?? null))
  return workbook([
    { name: entity.label, columns: columns.map(({ column }) => column), rows: [] },
    { name: '可选值', columns: chosen.map(({ label }) => ({ header: label, kind: 'text' as const })), rows: choices },
    ...guide(
      lists,
      columns.map(({ field }) => field),
    ),
  ])
}

/** The headings of the template. */
export const headingsOf = (wanted: WantedColumn): string[] => headedOf(wanted).map(({ column }) => column.header)

const headedOf = ({ entity, lists, entries }: WantedColumn): Headed[] => [
  ...importable(entity, entries).map((name) => headed(entity, name)),
  ...lists.flatMap((list) =>
    list.names.map((name) => headed(list.child, name, lineHeading(list, name), demandedOf(list).includes(name))),
  ),
]

const guide = (lists: readonly List[], fields: readonly Field[]): SheetOf[] => {
  const said = [...(lists.length ? listWords(lists) : []), ...fields.flatMap(cellWords)]
  if (said.length === 0) return []
  return [
    { name: '填写说明', columns: [{ header: '填写说明', kind: 'text', width: 80 }], rows: said.map((one) => [one]) },
  ]
}

/** How a cell is filled that holds more than one value. */
const cellWords = (field: Field): string[] => {
  if (isLines(field)) {
    const example = Object.values(field.options.shape).map(({ label }) => `${label}：…`)
    return [
      `${field.label}：一行（Alt+Enter换行）一条，写作“${example.join('；')}”，空的不写；内容含分号时加英文引号。`,
    ]
  }
  if (field.kind === 'place') return [`${field.label}：写作“地址（经度,纬度）”。`]
  if (field.kind === 'json') return [`${field.label}：多项用顿号隔开，或填写JSON。`]
  return isFileField(field) ? [`${field.label}：一行一个文件地址，与导出的写法相同；只能用您看得到的文件。`] : []
}

const listWords = (lists: readonly List[]): string[] => [
  `${lists.map(({ label }) => label).join('、')}一行填一条，列名前有“${lists[0]?.label}·”等字样；没有的留空。`,
  '同一条数据有多条明细时接着往下填：前面的列留空，或照第一行再写一遍。',
  '一条数据和它的明细一起导入：有一行有误，整条都不导入。',
  '更新已有数据时，明细按内容或名称对应，对应不上的新增，文件里没有的保留。',
]

interface Headed {
  readonly field: Field
  readonly label: string
  readonly column: SheetColumn
}

const headed = (
  { fields }: Entity,
  name: string,
  label = fieldOf(fields, name).label,
  isDemanded = isRequired(fieldOf(fields, name)),
): Headed => {
  const field = fieldOf(fields, name)
  const kind = (sheetKinds as Partial<Record<string, CellKind>>)[field.kind] ?? 'text'
  return { field, label, column: { header: `${isDemanded ? '*' : ''}${label}`, kind } }
}

const sheetKinds = { money: 'money', date: 'date', datetime: 'datetime', percent: 'percent' } as const
const isRequired = ({ options }: Field): boolean => options.required === true && options.default === undefined

const valuesOf = (field: Field, dicts: DictNames): readonly string[] => {
  if (field.kind === 'bool') return ['是', '否']
  if (field.kind === 'enum') return enumValues(field)
  return field.kind === 'dict' ? dicts(dictOf(field)) : []
}
