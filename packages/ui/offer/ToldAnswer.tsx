import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { partOf, type Saying, type Tells, type ToldCards, type ToldTable } from '@chengban/kernel/tells.ts'
import { Link, useLocation } from 'react-router'
import { useAsker } from '../data/asker.ts'
import { type Row, textValue } from '../data/row.ts'
import { listPath } from '../declarations/declarations.ts'
import { LineValue } from '../kinds/json/LinesCell.tsx'
import { Empty } from '../marks/Empty.tsx'
import { Money } from '../marks/Money.tsx'
import { useSession } from '../session/person.ts'

interface Props {
  readonly tells: Tells
  readonly answer: Row
  readonly label: string
}

/** An answer in words, figures and tables. */
export const ToldAnswer = ({ tells: { says = [], figures = {}, cards = [], tables = [] }, answer, label }: Props) => {
  const asker = useAsker()
  const said = says.find(({ when }) => !when || evaluate(when, answer, asker) === true)
  return (
    <>
      {said && <Said saying={said} answer={answer} />}
      {Object.keys(figures).length > 0 && <Figures figures={figures} row={answer} />}
      {cards.map((one) => (
        <Cards key={one.rows} cards={one} rows={(partOf(answer, one.rows) ?? []) as readonly Row[]} />
      ))}
      {tables.map((table) => (
        <Rows
          key={table.rows}
          table={table}
          label={table.label ?? label}
          rows={(partOf(answer, table.rows) ?? []) as readonly Row[]}
        />
      ))}
    </>
  )
}

const Said = ({
  saying: { words, alarms, waits, opens },
  answer,
}: {
  readonly saying: Saying
  readonly answer: Row
}) => {
  const to = useAddress(opens)(answer)
  const told = filled(words, answer)
  const tone = alarms ? 'is-alarm' : waits ? 'is-waiting' : undefined
  return <p className={tone}>{to ? <Link to={to}>{told}</Link> : told}</p>
}

const Figures = ({ figures, row }: { readonly figures: NonNullable<Tells['figures']>; readonly row: Row }) => (
  <dl>
    {Object.entries(figures).map(([part, field]) => (
      <div key={part}>
        <dt>{field.label}</dt>
        <dd>
          <ToldValue field={field} value={partOf(row, part)} />
        </dd>
      </div>
    ))}
  </dl>
)

const Cards = ({
  cards: { title, figures, lines, opens },
  rows,
}: {
  readonly cards: ToldCards
  readonly rows: readonly Row[]
}) => {
  const address = useAddress(opens)
  return (
    <ul className="cb-told-cards">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be called the same
        <li key={at}>
          <Opening to={address(row)}>
            <b>{filled(title, row)}</b>
          </Opening>
          <Figures figures={figures} row={row} />
          {lines && <Lines rows={(partOf(row, lines.rows) ?? []) as readonly Row[]} words={lines.words} />}
        </li>
      ))}
    </ul>
  )
}

const Lines = ({ rows, words }: { readonly rows: readonly Row[]; readonly words: string }) =>
  rows.map((row, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of an answer have no name of their own
    <small key={at}>{filled(words, row)}</small>
  ))

const filled = (words: string, answer: Row): string =>
  words.replaceAll(/\{([\w.]+)\}/g, (_, part: string) => String(partOf(answer, part) ?? ''))

interface RowsProps {
  readonly table: ToldTable
  readonly label: string
  readonly rows: readonly Row[]
}

const Rows = ({ table: { label: head, columns, opens, none }, label, rows }: RowsProps) => {
  const shown = Object.entries(columns)
  const address = useAddress(opens)
  if (rows.length === 0) return <Empty kind="filtered" title={none ?? `没有${label}`} />
  return (
    <section>
      {head && <h3>{head}</h3>}
      <div className="cb-told-rows">
        <table aria-label={label}>
          <thead>
            <tr>
              {shown.map(([part, field]) => (
                <th key={part} scope="col" className={look(field)}>
                  {field.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no name of their own
              <tr key={at}>
                {shown.map(([part, field], place) => (
                  <td key={part} className={look(field)}>
                    <Opening to={place === 0 ? address(row) : undefined}>
                      <ToldValue field={field} value={partOf(row, part)} />
                    </Opening>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const useAddress = (opens: ToldTable['opens']): ((row: Row) => string | undefined) => {
  const { person } = useSession()
  const { pathname } = useLocation()
  return (row) => {
    const part = opens && partOf(row, opens.by)
    if (!opens || !part) return undefined
    if ('ofPart' in opens) return `/record/${String(partOf(row, opens.ofPart))}/${String(part)}`
    if (typeof part === 'string') return `/record/${opens.of}/${part}`
    const list = opens.isHere ? pathname : listPath(opens.of, person?.operations ?? [])
    const tab = opens.tab ? `tab=${encodeURIComponent(opens.tab)}&` : ''
    return list && `${list}?${tab}where=${encodeURIComponent(JSON.stringify(part))}`
  }
}

const Opening = ({ to, children }: { readonly to: string | undefined; readonly children: React.ReactNode }) =>
  to ? <Link to={to}>{children}</Link> : children

const figures: ReadonlySet<string> = new Set(['money', 'decimal', 'int', 'percent'])
const look = ({ kind }: Field): string | undefined => (figures.has(kind) ? 'is-right' : undefined)

const ToldValue = ({ field, value }: { readonly field: Field; readonly value: unknown }) => {
  if (field.kind === 'money') return <Money value={textValue(value)} />
  if (field.kind === 'json' && Array.isArray(value))
    return value.map((one) => <div key={String(one)}>{String(one)}</div>)
  return <LineValue field={field} value={value} />
}
