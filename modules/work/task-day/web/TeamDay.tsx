import { listIn } from '@chengban/kernel/list-in.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { dayAfter } from '@chengban/ui/dates/days.ts'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { useHolds } from '@chengban/ui/session/person.ts'
import type { Column } from '@chengban/ui/table/columns.ts'
import { DataTable } from '@chengban/ui/table/DataTable.tsx'
import type { Selection } from '@chengban/ui/table/selection.ts'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isDay, isToUrge, type Member, useTeam } from './use-team.ts'
import './team.css'

const states: readonly Member['status'][] = ['未预估', '已预估', '已保存', '退回', '已确认', 'PMO已确认', '请假']

/** 团队: everybody's day by how far it has come; several are confirmed or reminded at once. */
export const TeamDay = () => {
  const team = useTeam()
  const { date, data, error, isFetching } = team
  const [state, setState] = useState<Member['status']>()
  const [selected, setSelected] = useState<Selection>(new Set())
  const people = data?.nodes ?? []
  const rows = useMemo(() => data?.nodes.filter(({ status }) => !state || status === state), [data, state])
  const chosen = people.filter(({ userId }) => selected.has(userId))
  const choose = (next: Member['status'] | undefined): void => {
    setState(next)
    setSelected(new Set())
  }
  return (
    <section className="cb-team" aria-label="团队">
      <header>
        <Days date={date} onChoose={() => setSelected(new Set())} />
        <Acts team={team} people={chosen.length > 0 ? chosen : people} isPart={chosen.length > 0} />
      </header>
      <nav className="cb-views" aria-label="状态">
        <button type="button" aria-current={!state || undefined} onClick={() => choose(undefined)}>
          全部 <small>{people.length}</small>
        </button>
        {states.map((one) => (
          <button key={one} type="button" aria-current={one === state || undefined} onClick={() => choose(one)}>
            {one} <small>{people.filter(({ status }) => status === one).length}</small>
          </button>
        ))}
      </nav>
      {error && <p role="alert">{error.message}</p>}
      <DataTable
        label={`团队 ${date}`}
        columns={columns}
        rows={rows}
        part={`${date}${state}`}
        rowKey={({ userId }) => userId}
        rowName={({ name }) => name}
        loading={isFetching}
        selected={selected}
        onSelect={setSelected}
        empty={<p className="cb-day-none">没有成员</p>}
        hasFoot={false}
      />
    </section>
  )
}

const Days = ({ date, onChoose }: { readonly date: string; readonly onChoose: () => void }) => {
  const [, setParams] = useSearchParams()
  const go = (day: string): void => {
    setParams({ tab: '团队', ...(day === today() ? {} : { date: day }) })
    onChoose()
  }
  return (
    <span className="cb-team-days">
      <Button onClick={() => go(dayAfter(date, -1))}>前一天</Button>
      <b>{date}</b>
      <Button disabled={date >= today()} onClick={() => go(dayAfter(date, 1))}>
        后一天
      </Button>
    </span>
  )
}

interface ActsProps {
  readonly team: ReturnType<typeof useTeam>
  readonly people: readonly Member[]
  readonly isPart: boolean
}

/** Buttons for the selected people, or for all they apply to when none is selected. */
const Acts = ({ team: { isBusy, urge, confirm }, people, isPart }: ActsProps) => {
  const [isLeader, isPmo] = [useHolds('taskDay:confirm'), useHolds('taskDay:pmo')]
  const fits = (status: Member['status']) => people.filter((one) => one.status === status)
  const acts = [
    { label: '催办', people: people.filter(isToUrge), act: urge },
    ...(isPmo ? [{ label: 'PMO确认', people: fits('已确认'), act: pmoConfirm(confirm) }] : []),
    ...(isLeader ? [{ label: '确认', people: fits('已保存'), act: leaderConfirm(confirm) }] : []),
  ]
  return (
    <span className="cb-team-acts">
      {acts.map(({ label, people: meant, act }, place) => (
        <Button
          key={label}
          type={place === acts.length - 1 && place > 0 ? 'primary' : 'default'}
          disabled={isBusy || meant.length === 0}
          onClick={() => void act(meant)}
        >
          {isPart ? label : `全部${label}`} {meant.length}
        </Button>
      ))}
    </span>
  )
}

type Confirm = ReturnType<typeof useTeam>['confirm']
const leaderConfirm = (confirm: Confirm) => (people: readonly Member[]) => confirm('confirm', people)
const pmoConfirm = (confirm: Confirm) => (people: readonly Member[]) => confirm('pmoConfirm', people)

const columns: readonly Column<Member>[] = [
  {
    key: 'name',
    title: '人员',
    name: true,
    width: 140,
    render: ({ name, taskDay }) =>
      isDay(taskDay) ? (
        <a className="cb-aim" href={`#/record/taskDay/${taskDay.id}`}>
          {name}
        </a>
      ) : (
        name
      ),
  },
  { key: 'department', title: '部门', width: 140 },
  { key: 'status', title: '状态', width: 120, render: ({ status }) => <StatusDot word={status} /> },
  { key: 'hours', title: '预估 / 实际（小时）', width: 160, render: ({ taskDay }) => hoursOf(taskDay) },
  { key: 'items', title: '事项', grows: true, width: 320, render: ({ items }) => titlesOf(items) },
  { key: 'report', title: '日报', width: 120, render: ({ report }) => report.timeliness ?? report.status ?? '未写' },
  { key: 'urged', title: '催办', width: 100, render: ({ urged }) => (urged ? '近期已催办' : '') },
]

const hoursOf = (day: unknown): string => (isDay(day) ? `${day.planHours ?? '—'} / ${day.actualHours ?? '—'}` : '—')

const titlesOf = (items: unknown): string =>
  listIn<{ readonly title: string }>(items)
    .map(({ title }) => title)
    .join('、') || '—'
