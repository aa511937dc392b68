import { nameOfOne } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import { idOf, type Row } from '../../data/row.ts'
import { cells } from '../../kinds/cells.ts'
import { ListFailed } from '../../marks/ListFailed.tsx'
import type { LayoutProps } from '../layouts.ts'
import { PeriodBar } from '../PeriodBar.tsx'
import { type MonthsState, useMonths } from './use-months.ts'
import './months.css'

/** A year of rows: a line each month, a column each choice. */
export default function Months(props: LayoutProps) {
  const { list, title } = props
  const year = useMonths(list)
  const { error, rows, again, columns, months, step, goTo } = year
  if (error && !rows) return <ListFailed error={error} label={list.entity.label} onAgain={() => void again()} />
  return (
    <section className="cb-layout cb-months" aria-label={`${title}年表`} aria-busy={rows === undefined}>
      <PeriodBar title={`${year.year} 年`} onStep={step} onToday={() => goTo('')} />
      <div className="cb-months-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{list.entity.fields[year.month]?.label}</th>
              {columns.map(({ value, label }) => (
                <th key={value} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {columns.map(({ value }) => (
                  <td key={value}>
                    <Place {...props} year={year} month={month} choice={value} />
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

interface PlaceProps extends LayoutProps {
  readonly year: MonthsState
  readonly month: string
  readonly choice: string
}

const Place = ({ list, year, month, choice, onOpen, onCreateWith }: PlaceProps) => {
  const rows = year.places.get(`${month} ${choice}`) ?? none
  if (rows.length > 0) return rows.map((row) => <Card key={idOf(row)} {...{ list, year, row, rows, onOpen }} />)
  // a filter hides rows: a place that looks empty may have one, and a new one might not be seen
  if (!onCreateWith || year.rows === undefined || !list.isWhole) return null
  const label = `新建${nameOfOne(list.entity)} ${month}`
  return (
    <button
      type="button"
      className="cb-months-new"
      aria-label={label}
      title={label}
      onClick={() => onCreateWith({ [year.month]: month, [year.by]: choice })}
    >
      +
    </button>
  )
}

interface CardProps extends Pick<LayoutProps, 'list' | 'onOpen'> {
  readonly year: MonthsState
  readonly row: Row
  readonly rows: readonly Row[]
}

const Card = ({ list: { entity }, year: { stated, words, tones }, row, rows, onOpen }: CardProps) => {
  const tone = tones.get(String(row[stated]))
  return (
    <button type="button" className="cb-months-card" data-card="" onClick={() => onOpen(row, rows)}>
      <b className={tone?.className}>
        <i aria-hidden="true" /> {tone?.word ?? String(row[stated] ?? '')}
      </b>
      {words.map((name) => {
        const field = fieldOf(entity.fields, name)
        const { Cell } = cells[field.kind]
        return row[name] === null || row[name] === undefined ? null : (
          <span key={name}>
            {field.label} <Cell field={field} name={name} row={row} entity={entity.name} />
          </span>
        )
      })}
    </button>
  )
}

const none: readonly Row[] = []
