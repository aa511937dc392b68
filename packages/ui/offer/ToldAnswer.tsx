import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { partOf, type Tells, type ToldTable } from '@chengban/kernel/tells.ts'
import { Link } from 'react-router'
import { useAsker } from '../data/asker.ts'
import type { Row } from '../data/row.ts'
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
export const ToldAnswer = ({ tells: { says = [], figures = {}, tables = [] }, answer, label }: Props) => {
  const asker = useAsker()
  const said = says.find(({ when }) => !when || evaluate(when, answer, asker) === true)
  const shown = Object.entries(figures)
  return (
    <>
      {said && <p className={said.alarms ? 'is-alarm' : undefined}>{filled(said.words, answer)}</p>}
      {shown.length > 0 && (
        <dl>
          {shown.map(([part, field]) => (
            <div key={part}>
              <dt>{field.label}</dt>
              <dd>
                <ToldValue field={field} value={partOf(answer, part)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
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
  return (row) => {
    const part = opens && partOf(row, opens.by)
    if (!opens || !part) return undefined
    if (typeof part === 'string') return `/record/${opens.of}/${part}`
    const list = listPath(opens.of, person?.operations ?? [])
    return list && `${list}?where=${encodeURIComponent(JSON.stringify(part))}`
  }
}

const Opening = ({ to, children }: { readonly to: string | undefined; readonly children: React.ReactNode }) =>
  to ? <Link to={to}>{children}</Link> : children

const figures: ReadonlySet<string> = new Set(['money', 'decimal', 'int', 'percent'])
const look = ({ kind }: Field): string | undefined => (figures.has(kind) ? 'is-right' : undefined)

const ToldValue = ({ field, value }: { readonly field: Field; readonly value: unknown }) => {
  if (field.kind === 'money') return <Money value={value as string | null} />
  if (field.kind === 'json' && Array.isArray(value))
    return value.map((one) => <div key={String(one)}>{String(one)}</div>)
  return <LineValue field={field} value={value} />
}
