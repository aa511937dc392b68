import { DownOutlined, RightOutlined } from '@ant-design/icons'
import type { Kind } from '@chengban/kernel/field.ts'
import { type ClipboardEvent, Fragment, useState } from 'react'
import { faces } from '../faces.ts'
import { LineControl } from './LineControl.tsx'
import { LineTools } from './LineTools.tsx'
import { LineTotals } from './LineTotals.tsx'
import type { Line } from './line.ts'
import type { LineActs, LinesProps } from './use-lines.ts'

interface Props extends LinesProps {
  readonly acts: LineActs
}

/** The lines as a grid: a control in each cell, further fields behind ▸, sums below. */
export const LineTable = (props: Props) => {
  const { label, columns, lines, more = [] } = props
  return (
    <div className="cb-lines-frame">
      <table className="cb-lines-grid" aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className="is-number" aria-label="行" />
            {columns.map(({ name, field }) => (
              <th
                key={name}
                scope="col"
                className={faces[field.kind].align && 'is-right'}
                style={{ minWidth: Math.max(roomOf(field.kind), faces[field.kind].width) }}
              >
                {field.label}
                {field.options.required && <i title="必填">*</i>}
              </th>
            ))}
            <th scope="col" aria-label="操作" />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own, its place is what errors name it by
            <Row key={at} {...props} line={line} at={at} more={more} />
          ))}
        </tbody>
        <LineTotals columns={columns} lines={lines} />
      </table>
    </div>
  )
}

/** Pixels in which a control shows its value whole. */
const roomOf = (kind: Kind): number => ({ date: 144, datetime: 232, ref: 160, money: 128 })[kind as string] ?? 104

interface RowProps extends Props {
  readonly line: Line
  readonly at: number
}

const Row = ({ id, entity, columns, more = [], line, at, acts, lines, told, fills }: RowProps) => {
  const isWrong = more.some(({ name }) => acts.errors[`${at}.${name}`])
  const [isOpen, setOpen] = useState(false)
  const shared = { id, entity, line, at, acts, told }
  const turn = isOpen ? '收起' : '更多字段'
  return (
    <Fragment>
      <tr>
        <td className="is-number">
          {more.length > 0 ? (
            <button
              type="button"
              aria-label={`第${at + 1}行${turn}`}
              aria-expanded={isOpen || isWrong}
              title={turn}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen || isWrong ? <DownOutlined /> : <RightOutlined />}
              {at + 1}
            </button>
          ) : (
            at + 1
          )}
        </td>
        {columns.map((column, place) => (
          <td key={column.name} onPaste={(event: ClipboardEvent) => acts.paste(event, at, place)}>
            <LineControl {...shared} column={column} isBare />
          </td>
        ))}
        <td>
          <LineTools at={at} count={lines.length} acts={acts} />
          {fills?.(line, (values) => acts.fill(at, values))}
        </td>
      </tr>
      {(isOpen || isWrong) && (
        <tr className="is-more">
          <td />
          <td colSpan={columns.length + 1}>
            <div>
              {more.map((column) => (
                <div key={column.name} className={faces[column.field.kind].isWide ? 'is-wide' : undefined}>
                  <LineControl {...shared} column={column} />
                </div>
              ))}
            </div>
          </td>
        </tr>
      )}
    </Fragment>
  )
}
