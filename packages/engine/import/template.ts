import type { Readable } from 'node:stream'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import type { CellKind, SheetColumn } from '../excel/column.ts'
import { workbook } from '../excel/xlsx.ts'
import { importable } from './columns.ts'

/** Names of the entries in use of a dictionary, in order. */
export type DictNames = (type: string) => readonly string[]

/** The empty sheet of an import: what may be written, a star before what must be; behind it the values to choose from. */
export function template(entity: Entity, entries: readonly string[], dicts: DictNames): Readable {
  const fields = importable(entity, entries).map((name) => entity.fields[name] as Field)
  const chosen = fields
    .map((field) => ({ field, values: valuesOf(field, dicts) }))
    .filter(({ values }) => values.length)
  const longest = Math.max(0, ...chosen.map(({ values }) => values.length))
  const choices = Array.from({ length: longest }, (_, at) => chosen.map(({ values }) => values[at] ?? null))
  return workbook([
    { name: entity.label, columns: fields.map(headed), rows: [] },
    {
      name: '可选值',
      columns: chosen.map(({ field }) => ({ header: field.label, kind: 'text' as const })),
      rows: choices,
    },
  ])
}

const headed = (field: Field): SheetColumn => ({
  header: `${isDemanded(field) ? '*' : ''}${field.label}`,
  kind: (sheetKinds as Partial<Record<string, CellKind>>)[field.kind] ?? 'text',
})

const sheetKinds = { money: 'money', date: 'date', datetime: 'datetime', percent: 'percent' } as const
const isDemanded = ({ options }: Field): boolean => options.required === true && options.default === undefined

const valuesOf = (field: Field, dicts: DictNames): readonly string[] => {
  if (field.kind === 'bool') return ['是', '否']
  if (field.kind === 'enum') return (field.options as unknown as { values: readonly string[] }).values
  return field.kind === 'dict' ? dicts((field.options as unknown as { dict: string }).dict) : []
}
