import type { Field } from '@chengban/kernel/field.ts'
import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react'
import { notify, notifyFailure } from '../../api/notices.ts'
import { useDicts } from '../choice/dicts.ts'
import { knownFor } from './known.ts'
import { changeLine, type Line, type LineColumn, type LineErrors, moveLine, removeLine } from './line.ts'
import { cellsOf, pasteInto } from './paste.ts'

export interface LinesProps {
  /** Begins the ids of the controls: `{id}.{place}.{field}`. */
  readonly id: string
  readonly label: string
  /** Name of the entity or field the lines belong to. */
  readonly entity: string
  readonly columns: readonly LineColumn[]
  /** Further fields, behind the line. */
  readonly more?: readonly LineColumn[]
  readonly lines: readonly Line[]
  readonly errors: LineErrors
  /** A new line before anything is typed. */
  readonly fresh: () => Line
  readonly max: number
  /** The column of files shown beside each line. */
  readonly beside?: { readonly name: string; readonly field: Field | undefined }
  /** The note below a value. */
  readonly told?: (name: string, line: Line) => ReactNode
  /** Rendered once in each line; fills it in. */
  readonly fills?: (line: Line, fill: (values: Line) => void) => ReactNode
  readonly onChange: (lines: readonly Line[]) => void
}

/** What can be done with the lines of a form. */
export const useLines = (props: LinesProps) => {
  const { id, columns, lines, fresh, max, onChange } = props
  const [pasted, setPasted] = useState<LineErrors>({})
  const paste = usePaste(props, setPasted)
  const latest = useRef(lines)
  latest.current = lines
  const give = (next: readonly Line[]): void => {
    setPasted({})
    onChange(next)
  }
  return {
    errors: { ...pasted, ...props.errors },
    isFull: lines.length >= max,
    set: (at: number, name: string, value: unknown) => give(changeLine(lines, at, name, value)),
    /** Several lines may be filled before they are drawn again. */
    fill: (at: number, values: Line): void => {
      latest.current = latest.current.map((line, place) => (place === at ? { ...line, ...values } : line))
      give(latest.current)
    },
    /** Several may come before the lines are drawn again. */
    addAll: (more: readonly Line[]): void => {
      latest.current = [...latest.current, ...more.map((values) => ({ ...fresh(), ...values }))].slice(0, max)
      give(latest.current)
    },
    remove: (at: number) => give(removeLine(lines, at)),
    move: (at: number, by: -1 | 1) => give(moveLine(lines, at, by)),
    add: (): void => {
      give([...lines, fresh()])
      focusLater(`${id}.${lines.length}.${columns[0]?.name}`)
    },
    paste,
  }
}

export type LineActs = ReturnType<typeof useLines>

/** Cells of a spreadsheet, laid in from the control on that has the cursor. */
const usePaste = ({ columns, lines, fresh, max, label, onChange }: LinesProps, say: (errors: LineErrors) => void) => {
  const dicts = useDicts()
  const lay = async (cells: readonly (readonly string[])[], at: { line: number; column: number }): Promise<void> => {
    const known = await knownFor(columns.slice(at.column), cells, dicts ?? new Map())
    const { lines: next, errors, left } = pasteInto({ lines, columns, at, cells, known, fresh, max })
    onChange(next)
    say(errors)
    if (left > 0) notify({ kind: 'warn', text: `${label}最多${max}行，${left}行没有贴入` })
  }
  return (event: ClipboardEvent, line: number, column: number): void => {
    const cells = cellsOf(event.clipboardData.getData('text/plain'))
    if (!cells) return
    event.preventDefault()
    lay(cells, { line, column }).catch(notifyFailure)
  }
}

const focusLater = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
