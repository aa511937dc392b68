import { filesIn } from '@chengban/kernel/kinds/file.ts'
import { useState } from 'react'
import { Money } from '../../marks/Money.tsx'
import { faces } from '../faces.ts'
import { LineControl } from './LineControl.tsx'
import { LinePicture } from './LinePicture.tsx'
import { LineTools } from './LineTools.tsx'
import { isSum } from './LineTotals.tsx'
import { type Line, totalOf } from './line.ts'
import type { LineActs, LinesProps } from './use-lines.ts'

interface Props extends LinesProps {
  readonly acts: LineActs
}

/** The lines as cards: on a phone, and where each is shown beside its files. */
export const LineCards = (props: Props) => (
  <>
    <ol className={props.beside ? 'cb-line-cards is-beside' : 'cb-line-cards'} aria-label={props.label}>
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

const Card = (props: Props & { line: Line; at: number }) => {
  const { id, entity, columns, more = [], lines, line, at, acts, told, fills, beside } = props
  const isWrong = more.some(({ name }) => acts.errors[`${at}.${name}`])
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen || isWrong ? [...columns, ...more] : columns
  return (
    <li>
      <header>
        第 {at + 1} 行
        <LineTools at={at} count={lines.length} acts={acts} />
        {fills?.(line, (values) => acts.fill(at, values))}
      </header>
      {beside?.field && (
        <LinePicture files={filesIn(line[beside.name])}>
          <LineControl {...{ id, entity, line, at, acts }} column={{ name: beside.name, field: beside.field }} />
        </LinePicture>
      )}
      {shown.map((column) => (
        <div key={column.name} className={faces[column.field.kind].isWide ? 'is-wide' : undefined}>
          <LineControl id={id} entity={entity} column={column} line={line} at={at} acts={acts} told={told} />
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
