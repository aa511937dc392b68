import { today } from '@chengban/ui/dates/date-time.ts'
import { weekdayOf, weekdays } from '@chengban/ui/dates/days.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { useState } from 'react'
import { type Cell, freeOf, type Person } from './free-hours.ts'
import { type HandedOut, HandOut } from './HandOut.tsx'
import { useDispatch } from './use-dispatch.ts'
import './dispatch-day.css'

/** 派发 on the phone: one's people with the hours they have left on a day, most first; a press plans work for one of them. */
export const DispatchDay = () => {
  const { days, people, tasks, error, again, go, isFirst } = useDispatch()
  const [chosen, setDate] = useState(today())
  const [handed, setHanded] = useState<HandedOut>()
  const open = days.filter((day) => day >= today())
  const date = open.includes(chosen) ? chosen : (open[0] ?? chosen)
  return (
    <section className="cb-dispatch-day" aria-label="派发" aria-busy={!people && !error}>
      <nav aria-label="日期">
        {!isFirst && (
          <button type="button" aria-label="上一周" onClick={() => go(-1)}>
            ‹
          </button>
        )}
        {open.map((day) => (
          <button
            key={day}
            type="button"
            aria-label={day}
            aria-current={day === date ? 'date' : undefined}
            onClick={() => setDate(day)}
          >
            <small>周{weekdays[weekdayOf(day)]}</small>
            <b>{Number(day.slice(8))}</b>
          </button>
        ))}
        <button type="button" aria-label="下一周" onClick={() => go(1)}>
          ›
        </button>
      </nav>
      {error && <p role="alert">{error.message}</p>}
      {people?.length === 0 && <Empty title="没有由你安排的人" />}
      <ul>
        {people?.toSorted(byFree(date)).map((person) => (
          <One key={person.userId} person={person} cell={person.cells.get(date)} onOpen={setHanded} />
        ))}
      </ul>
      {handed && (
        <HandOut
          {...handed}
          tasks={tasks.filter(({ designee }) => designee === handed.person.userId)}
          onClose={() => setHanded(undefined)}
          onDone={() => {
            setHanded(undefined)
            again()
          }}
        />
      )}
    </section>
  )
}

interface OneProps {
  readonly person: Person
  readonly cell: Cell | undefined
  readonly onOpen: (handed: HandedOut) => void
}

/** Who is on leave, or has handed in, is there in grey. */
const One = ({ person, cell, onOpen }: OneProps) => {
  const closed = cell ? cell.closed : '休'
  return (
    <li>
      <button type="button" disabled={closed !== undefined} onClick={() => cell && onOpen({ person, cell })}>
        <b>{person.name}</b>
        <small>{person.department}</small>
        <span>{closed ?? `空 ${cell ? freeOf(cell) : 0} 小时`}</span>
        {cell && cell.titles.length > 0 && <p>{cell.titles.join('、')}</p>}
      </button>
    </li>
  )
}

const hoursOn = (date: string, { cells }: Person): number => {
  const cell = cells.get(date)
  return cell && !cell.closed ? freeOf(cell) : -1
}
const byFree = (date: string) => (a: Person, b: Person) => hoursOn(date, b) - hoursOn(date, a)
