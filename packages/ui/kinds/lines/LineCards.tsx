import { useState } from 'react'
import { Money } from '../../marks/Money.tsx'
import { LineControl } from './LineControl.tsx'
import { LineTools } from './LineTools.tsx'
import { isSum } from './LineTotals.tsx'
import { type Line, totalOf } from './line.ts'
import type { LineActs, LinesProps } from './use-lines.ts'

interface Props extends LinesProps {
  readonly acts: LineActs
}

/** The lines on a phone: a card each. */
export const LineCards = (props: Props) => (
  <>
    <ol className="cb-line-cards" aria-label={props.label}>
      {props.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own, its place is what errors name it by
        <Card key={at} {...props} line={line} at={at} />
      ))}
    </ol>
    {props.lines.length > 1 &&
      props.columns.filter(isSum).map(({ name, field }) => (
        <p key={name} className="cb-line-sum">
          {field.label}合计 <Money value={totalOf(props.lines, name) ?? null} strong />
        </p>
      ))}
  </>
)

const Card = ({ id, entity, columns, more = [], lines, line, at, acts }: Props & { line: Line; at: number }) => {
  const isWrong = more.some(({ name }) => acts.errors[`${at}.${name}`])
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen || isWrong ? [...columns, ...more] : columns
  return (
    <li>
      <header>
        第 {at + 1} 行
        <LineTools at={at} count={lines.length} acts={acts} />
      </header>
      {shown.map((column) => (
        <div key={column.name}>
          <LineControl id={id} entity={entity} column={column} line={line} at={at} acts={acts} />
        </div>
      ))}
      {more.length > 0 && !isWrong && (
        <button type="button" className="cb-link" onClick={() => setOpen(!isOpen)}>
          {isOpen ? '收起' : `更多字段（${more.length}）`}
        </button>
      )}
    </li>
  )
}
