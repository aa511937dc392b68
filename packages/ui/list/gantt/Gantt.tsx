import { nameOfOne } from '@chengban/kernel/entity.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { today } from '../../dates/date-time.ts'
import { daysBetween } from '../../dates/days.ts'
import { Empty } from '../../marks/Empty.tsx'
import { ListFailed } from '../../marks/ListFailed.tsx'
import { ListEmpty } from '../ListEmpty.tsx'
import type { LayoutProps } from '../layouts.ts'
import { PeriodBar } from '../PeriodBar.tsx'
import { GanttCards } from './GanttCards.tsx'
import { GanttHead } from './GanttHead.tsx'
import { GanttLinks } from './GanttLinks.tsx'
import { GanttRow } from './GanttRow.tsx'
import { GanttTime } from './GanttTime.tsx'
import { monthsOf, type Scale, type Zoom } from './scale.ts'
import { cardHeight, type GanttState, rowHeight, useGantt } from './use-gantt.ts'
import './gantt.css'

const zooms = [
  { key: 'day', label: '日' },
  { key: 'week', label: '周' },
  { key: 'month', label: '月' },
]

/** On a phone a stretch fills the width: it is chosen by how long it is. */
const stretches = zooms.map(({ key }) => ({ key, label: `${monthsOf(key as Zoom)} 个月` }))

/** Rows as bars along the time. Only those in sight are read and drawn, so there may be any number. */
export default function Gantt(props: LayoutProps) {
  const { list, title, isNarrow } = props
  const box = useRef<HTMLElement>(null)
  const gantt = useGantt(list, box, isNarrow ? cardHeight : rowHeight)
  const { scale, zoom, total, error, known, step, goTo, look, again } = gantt
  const { entity } = list
  useDayInSight(box, scale)
  if (error && known.length === 0) return <ListFailed error={error} label={entity.label} onAgain={() => void again()} />
  return (
    <section className="cb-layout cb-gantt" aria-label={`${title}甘特图`} aria-busy={total === undefined}>
      <PeriodBar
        title={[scale.first, scale.last].map(isNarrow ? monthOf : words).join(' 至 ')}
        zooms={isNarrow ? stretches : zooms}
        zoom={zoom}
        onZoom={look}
        onStep={step}
        onToday={() => goTo('')}
      >
        <span className="cb-period-note">{total === undefined ? '' : `${total.toLocaleString('en-US')} 条`}</span>
        {gantt.names.original && (
          <span className="cb-period-note">
            <i className="cb-gantt-once" /> {entity.fields[gantt.names.original]?.label}
          </span>
        )}
      </PeriodBar>
      {total === 0 ? (
        <None {...props} />
      ) : (
        <section
          ref={box}
          className={isNarrow ? 'cb-gantt-cards' : 'cb-gantt-scroll'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={title}
        >
          {isNarrow ? <GanttCards gantt={gantt} {...props} /> : <Chart gantt={gantt} {...props} />}
        </section>
      )}
    </section>
  )
}

/** Opens scrolled to a day, today by default, with some days before it in sight. */
export const useDayInSight = (
  box: RefObject<HTMLElement | null>,
  { first, last, px }: Scale,
  day: string = today(),
): void => {
  useEffect(() => {
    if (box.current && first <= day && day <= last)
      box.current.scrollLeft = (daysBetween(first, day) + 1) * px - box.current.clientWidth / 2
  }, [box, first, last, px, day])
}

const Chart = ({ gantt, onOpen }: LayoutProps & { readonly gantt: GanttState }) => {
  const { scale, total = 0, sight, rowAt, known } = gantt
  const count = Math.max(0, sight.to - sight.from)
  return (
    <div className="cb-gantt-chart" style={{ width: `calc(var(--cb-gantt-name) + ${scale.days * scale.px}px)` }}>
      <GanttHead scale={scale} />
      <div className="cb-gantt-rows" style={{ height: total * rowHeight }}>
        <GanttTime scale={scale} special={gantt.special} />
        {Array.from({ length: count }, (_, at) => sight.from + at).map((index) => (
          <GanttRow
            key={index}
            index={index}
            row={rowAt(index)}
            before={rowAt(index - 1)}
            gantt={gantt}
            onOpen={(row) => onOpen(row, known)}
          />
        ))}
        <GanttLinks gantt={gantt} />
      </div>
    </div>
  )
}

const None = (props: LayoutProps) => {
  const { state, entity } = props.list
  const isNarrowed = state.keyword !== '' || Object.values(state.filters).some(Boolean)
  if (isNarrowed) return <ListEmpty list={props.list} onCreate={props.onCreate} />
  return <Empty kind="filtered" title={`这段时间没有${nameOfOne(entity)}`} why="可往前、往后看，或换个刻度。" />
}

const words = (day: string): string => `${day.slice(0, 4)} 年 ${Number(day.slice(5, 7))} 月`
const monthOf = (day: string): string => day.slice(0, 7)
