import type { Field } from '../field.ts'
import { Problem } from '../kinds/face.ts'
import { isEmpty } from '../kinds/kinds.ts'
import type { LinesField } from '../kinds/lines.ts'
import { present } from '../present.ts'
import { quoted, unquoted } from './quoted.ts'

type Line = Readonly<Record<string, unknown>>

/** The text of lines in a cell, one line each: `名称：甲；数量：2`. Empty fields are left out. */
export const linesCell = (
  lines: readonly Line[],
  { options: { shape } }: LinesField,
  cellOf: (value: unknown, field: Field) => string,
): string =>
  lines
    .map((line) => {
      const filled = Object.entries(shape).filter(([name]) => !isEmpty(line[name]))
      const said = filled.map(([name, inner]) => `${inner.label}：${quoted(cellOf(line[name], inner), /[;；]/)}`)
      return said.join('；') || `${Object.values(shape)[0]?.label}：`
    })
    .join('\n')

/** What one field of one line says. */
export interface Inner {
  readonly name: string
  readonly field: Field
  readonly text: string
}

/** The lines of a cell, each with what it says of its fields; a Problem where one cannot be read so. */
export const linesIn = (cell: string, { options: { shape } }: LinesField): Inner[][] | Problem => {
  const part =
    /\s*([^:：;；\n]*[^:：;；\s])\s*[:：][^\S\n]*("(?:[^"]|"")*"[^\S\n]*(?=[;；\n]|$)|[^;；\n]*)([;；]?[^\S\n]*(?:\n|$)|[;；])/y
  const text = cell.trimEnd()
  const lines: Inner[][] = [[]]
  while (part.lastIndex < text.length) {
    const [, said = '', value = '', end = ''] = part.exec(text) ?? []
    const line = present(lines.at(-1))
    const wrong = (why: string): Problem => new Problem(`第${lines.length}行：${why}`)
    if (!said) return wrong('须写作“列名：内容；列名：内容”')
    const found = Object.entries(shape).find(([name, { label: own }]) => own === said || name === said)
    if (!found) return wrong(`没有“${said}”这一列`)
    const [name, field] = found
    if (line.some((one) => one.name === name)) return wrong(`“${said}”重复`)
    line.push({ name, field, text: unquoted(value) })
    if (end.includes('\n')) lines.push([])
  }
  return lines.filter((line) => line.length)
}
