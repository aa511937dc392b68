import type { PlanOf } from '@chengban/kernel/page.ts'
import { useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useDayInSight } from '../list/gantt/Gantt.tsx'
import { GanttHead } from '../list/gantt/GanttHead.tsx'
import { GanttLinks } from '../list/gantt/GanttLinks.tsx'
import { GanttTime } from '../list/gantt/GanttTime.tsx'
import { rowHeight } from '../list/gantt/use-gantt.ts'
import { PeriodBar } from '../list/PeriodBar.tsx'
import { Empty } from '../marks/Empty.tsx'
import { ListFailed } from '../marks/ListFailed.tsx'
import { PlanRow } from './PlanRow.tsx'
import { type AskedPlan, type PlanState, usePlan } from './use-plan.ts'
import '../list/gantt/gantt.css'

const zooms = [
  { key: 'day', label: '日' },
  { key: 'week', label: '周' },
  { key: 'month', label: '月' },
]

/** The plan of a record: the tree at the left in the order of codes, the baseline as a thin bar below each bar. */
export default function PlanChart({ asked }: { readonly asked: AskedPlan }) {
  const box = useRef<HTMLElement>(null)
  const state = usePlan(asked, box)
  const { nodes, scale, zoom, error, isRead, again, look, step, goToday } = state
  const label = asked.label ?? '计划'
  useDayInSight(box, scale, state.day)
  if (error && !isRead) return <ListFailed error={error} label={label} onAgain={() => void again()} />
  if (isRead && nodes.length === 0) return <Empty kind="filtered" title={`还没有${label}`} />
  return (
    <section className="cb-layout cb-gantt cb-plan-chart" aria-label={`${label}甘特图`} aria-busy={!isRead}>
      <PeriodBar
        title={[scale.first, scale.last].map((day) => day.slice(0, 7)).join(' 至 ')}
        {...{ zooms, zoom }}
        onZoom={look}
        onStep={step}
        onToday={goToday}
      >
        {nodes.some(({ baseEnd }) => baseEnd !== null) && (
          <span className="cb-period-note">
            <i className="cb-plan-base" /> 基线
          </span>
        )}
      </PeriodBar>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={box} className="cb-gantt-scroll" tabIndex={0} aria-label={label}>
        <Chart state={state} plan={asked.plan} />
      </section>
    </section>
  )
}

const Chart = ({ state, plan }: { readonly state: PlanState; readonly plan: PlanOf }) => {
  const { nodes, scale, special, sight } = state
  const navigate = useNavigate()
  return (
    <div className="cb-gantt-chart" style={{ width: `calc(var(--cb-gantt-name) + ${scale.days * scale.px}px)` }}>
      <GanttHead scale={scale} />
      <div className="cb-gantt-rows" style={{ height: nodes.length * rowHeight }}>
        <GanttTime scale={scale} special={special} />
        {nodes.slice(sight.from, sight.to).map((bar, at) => (
          <PlanRow
            key={bar.id}
            index={sight.from + at}
            bar={bar}
            state={state}
            onOpen={() => navigate(`/record/${plan.kinds[bar.kind]}/${bar.id}`)}
          />
        ))}
        <Links state={state} />
      </div>
    </div>
  )
}

const names = { from: 'start', to: 'end', after: 'after' } as const

/** Links between all bars, also to bars that are scrolled out of sight. */
const Links = ({ state: { nodes, links, scale } }: { readonly state: PlanState }) => {
  const around = useMemo(() => {
    const after = new Map<string, readonly string[]>()
    for (const { from, to } of links) after.set(to, [...(after.get(to) ?? []), from])
    return new Map(nodes.map((bar, index) => [index, { ...bar, after: after.get(bar.id) ?? [] }] as const))
  }, [nodes, links])
  return <GanttLinks gantt={{ around, names, scale, total: nodes.length }} />
}
