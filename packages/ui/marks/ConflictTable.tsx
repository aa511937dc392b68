import type { ReactNode } from 'react'
import './empty.css'

/** A field changed by one side or both; a side that left it alone is undefined. */
export interface ConflictRow {
  readonly field: string
  readonly label: string
  readonly theirs?: ReactNode
  readonly mine?: ReactNode
}

interface Props {
  /** `沈知夏在 14:32 改过这条合同` */
  readonly title: string
  readonly rows: readonly ConflictRow[]
  /** Buttons: 用对方的, 保留我的并保存. */
  readonly acts?: ReactNode
}

/** Shown when another person saved first: their values, the ones typed here, and the fields that conflict. */
export function ConflictTable({ title, rows, acts }: Props) {
  const both = rows.filter((row) => row.theirs !== undefined && row.mine !== undefined)
  return (
    <div className="cb-conflict">
      <div className="cb-conflict-title">
        <i aria-hidden="true" />
        {title}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">字段</th>
            <th scope="col">他人已存</th>
            <th scope="col">你的</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.field}>
              <td>{row.label}</td>
              <Side value={row.theirs} className="" />
              <Side value={row.mine} className="is-mine" />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="cb-conflict-note">{note(both)}</div>
      {acts && <div className="cb-conflict-acts">{acts}</div>}
    </div>
  )
}

function Side({ value, className }: { readonly value: ReactNode; readonly className: string }) {
  if (value === undefined) return <td className="is-untouched">未改</td>
  return (
    <td className={className} title={typeof value === 'string' ? value : undefined}>
      {value}
    </td>
  )
}

function note(both: readonly ConflictRow[]): string {
  if (both.length === 0) return '没有重叠的字段，可以合在一起。'
  return `不重叠的字段会合在一起，只有${both.map((row) => row.label).join('、')}要你选。`
}
