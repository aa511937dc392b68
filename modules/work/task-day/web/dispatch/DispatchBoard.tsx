import { today } from '@chengban/ui/dates/date-time.ts'
import { weekdayOf, weekdays } from '@chengban/ui/dates/days.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { Button } from 'antd'
import { type DragEvent, useState } from 'react'
import { type Cell, freeOf, type Person, whole } from './free-hours.ts'
import { type HandedOut, HandOut } from './HandOut.tsx'
import { type Dispatch, type OpenTask, useDispatch } from './use-dispatch.ts'
import './dispatch.css'

/** 派发: people by days with the hours they have left; a press or a dropped task plans work for somebody's day. */
export const DispatchBoard = () => {
  const dispatch = useDispatch()
  const { days, tasks, isFirst, go } = dispatch
  const [handed, setHanded] = useState<HandedOut>()
  const [dragged, setDragged] = useState<OpenTask>()
  const drop = (person: Person, cell: Cell): void => {
    if (dragged?.designee === person.userId) setHanded({ person, cell, task: dragged })
    setDragged(undefined)
  }
  return (
    <section className="cb-dispatch" aria-label="派发">
      <header>
        <span>
          <Button disabled={isFirst} onClick={() => go(-1)}>
            上一周
          </Button>
          <b>
            {days[0]} 至 {days[6]}
          </b>
          <Button onClick={() => go(1)}>下一周</Button>
        </span>
        <small>点一格派新任务，或把左边的任务拖到它执行人的一天</small>
      </header>
      <Tasks tasks={tasks} onDrag={setDragged} />
      <Week dispatch={dispatch} dragged={dragged} onOpen={setHanded} onDrop={drop} />
      {handed && (
        <HandOut
          {...handed}
          tasks={tasks.filter(({ designee }) => designee === handed.person.userId)}
          onClose={() => setHanded(undefined)}
          onDone={() => {
            setHanded(undefined)
            dispatch.again()
          }}
        />
      )}
    </section>
  )
}

interface WeekProps {
  readonly dispatch: Dispatch
  readonly dragged: OpenTask | undefined
  readonly onOpen: (handed: HandedOut) => void
  readonly onDrop: (person: Person, cell: Cell) => void
}

const Week = ({ dispatch: { days, people, error, again }, dragged, onOpen, onDrop }: WeekProps) => {
  if (error) return <ListFailed error={error} label="派发" onAgain={again} />
  if (people?.length === 0)
    return <Empty title="这一周没有由你安排的人" why="换一周看看；给别人派活，在“日计划”里点“派发”。" />
  return (
    <div className="cb-dispatch-week" aria-busy={!people}>
      <table>
        <thead>
          <tr>
            <th scope="col">人员</th>
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === today() ? 'date' : undefined}>
                周{weekdays[weekdayOf(day)]} <small>{day.slice(5)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people?.map((person) => (
            <tr key={person.userId}>
              <th scope="row">
                {person.name} <small>{person.department}</small>
              </th>
              {days.map((day) => (
                <DayCell
                  key={day}
                  {...{ person, cell: person.cells.get(day) }}
                  takes={!dragged || dragged.designee === person.userId}
                  onOpen={(cell) => onOpen({ person, cell })}
                  onDrop={(cell) => onDrop(person, cell)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface TasksProps {
  readonly tasks: readonly OpenTask[]
  readonly onDrag: (task: OpenTask | undefined) => void
}

const Tasks = ({ tasks, onDrag }: TasksProps) => (
  <aside aria-label="我下达的任务">
    <h3>我下达的任务</h3>
    {tasks.length === 0 && <p className="cb-day-none">没有未完成的</p>}
    <ul>
      {tasks.map((task) => (
        <li
          key={task.id}
          draggable
          onDragStart={({ dataTransfer }) => {
            // Firefox drags nothing that carries no data
            dataTransfer.setData('text/plain', task.name)
            onDrag(task)
          }}
          onDragEnd={() => onDrag(undefined)}
        >
          <a href={`#/record/task/${task.id}`}>{task.name}</a>
          <small>
            {task.designeeUser?.name} {task.predict && `${task.predict} 小时`}
          </small>
        </li>
      ))}
    </ul>
  </aside>
)

interface CellProps {
  readonly person: Person
  readonly cell: Cell | undefined
  /** Whether the dragged task may be dropped here. */
  readonly takes: boolean
  readonly onOpen: (cell: Cell) => void
  readonly onDrop: (cell: Cell) => void
}

const DayCell = ({ person, cell, takes, onOpen, onDrop }: CellProps) => {
  if (!cell) return <td className="is-off">休</td>
  const closed = cell.closed ?? (cell.date < today() ? '已过' : undefined)
  const title = cell.titles.join('\n') || undefined
  if (closed)
    return (
      <td className="is-off" title={title}>
        {closed}
      </td>
    )
  const over = (event: DragEvent): void => {
    if (takes) event.preventDefault()
  }
  return (
    <td>
      <button
        type="button"
        className={cell.hours > whole ? 'is-over' : undefined}
        title={title}
        aria-label={`${person.name} ${cell.date} 空${freeOf(cell)}小时`}
        onClick={() => onOpen(cell)}
        onDragOver={over}
        onDrop={(event) => {
          event.preventDefault()
          onDrop(cell)
        }}
      >
        <b>空 {freeOf(cell)}</b>
        <small>已排 {cell.hours}</small>
      </button>
    </td>
  )
}
