import { readAllRows } from '@chengban/ui/data/calls.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { dayAfter, weekdays, weekStart } from '@chengban/ui/dates/days.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { type WeekItem, type WeekOfPerson, weekTable } from './week-table.ts'
import './week-table.css'

/** 周表: people against the days of a week, with the plans that the reader may see and the hours of each person. */
export const WeekTable = () => {
  const [monday, setMonday] = useState(weekStart(today()))
  const [plans, items] = [useEntity('taskWeek'), useEntity('planItem')]
  const { data, error } = useQuery({
    queryKey: ['list', 'taskWeek', 'table', monday],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const filters = { weekStart: { equalTo: monday } }
      const of = { filters: { taskWeek: filters }, sort: 'sort' }
      const [rows, lines] = await Promise.all([
        readAllRows(plans, { filters, sort: 'userId' }, signal),
        readAllRows(items, of, signal),
      ])
      return weekTable(rows, lines)
    },
  })
  return (
    <section className="cb-week-table" aria-label="周表">
      <header>
        <Button onClick={() => setMonday(dayAfter(monday, -7))}>上一周</Button>
        <b>
          {monday} 至 {dayAfter(monday, 6)}
        </b>
        <Button onClick={() => setMonday(dayAfter(monday, 7))}>下一周</Button>
      </header>
      {error && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p className="cb-week-none">这一周还没有周计划</p>}
      {data && data.length > 0 && <Grid monday={monday} weeks={data} />}
    </section>
  )
}

interface GridProps {
  readonly monday: string
  readonly weeks: readonly WeekOfPerson[]
}

const Grid = ({ monday, weeks }: GridProps) => (
  <div className="cb-week-scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">人员</th>
          {weekdays.map((word, at) => (
            <th key={word} scope="col">
              周{word} <small>{dayAfter(monday, at).slice(5)}</small>
            </th>
          ))}
          <th scope="col">未排日</th>
          <th scope="col">计划工时</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ id, name, status, planned, doneRate, days, loose }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/record/taskWeek/${id}`}>{name}</Link> <StatusDot word={status} />
            </th>
            {[...days, loose].map((items, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the day
              <td key={at}>
                <Items items={items} />
              </td>
            ))}
            <td>
              {planned}
              {doneRate !== null && <small>完成 {doneRate}%</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const Items = ({ items }: { readonly items: readonly WeekItem[] }) => (
  <ul>
    {items.map(({ id, title, hours, isDone }) => (
      <li key={id} className={isDone ? 'is-done' : ''}>
        {isDone && '✓ '}
        {title} <small>{hours}</small>
      </li>
    ))}
  </ul>
)
