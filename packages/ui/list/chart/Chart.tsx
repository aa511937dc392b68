import type { Entity } from '@chengban/kernel/entity.ts'
import { flowsOf } from '@chengban/kernel/moves.ts'
import { useLocation } from 'react-router'
import { Bars } from '../../charts/Bars.tsx'
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { Funnel } from '../../charts/Funnel.tsx'
import { Lines } from '../../charts/Lines.tsx'
import { SplitBar } from '../../charts/SplitBar.tsx'
import { mayAsk } from '../../data/asker.ts'
import { textValue } from '../../data/row.ts'
import { today } from '../../dates/date-time.ts'
import { movedMonth } from '../../dates/month.ts'
import { Figure } from '../../marks/Figure.tsx'
import type { LayoutProps } from '../layouts.ts'
import { writeState } from '../list-state.ts'
import type { List } from '../use-list.ts'
import { countsOf, matrixOf, sumsOf, useFigures } from './figures.ts'
import '../../charts/charts.css'

/** The rows of a list as figures: how many and how much, by month and by choice. A press opens the rows behind. */
export default function Chart({ list, title }: LayoutProps) {
  const { entity, query, asker } = list
  const href = useRowsBehind(list)
  const { by = [] } = entity.list?.chart ?? {}
  const sum = entity.list?.columns.find((name) => entity.fields[name]?.kind === 'money' && mayAsk(entity, name, asker))
  const label = sum && entity.fields[sum]?.label
  const whole = useFigures(entity, query, { groupBy: [], sum })
  const since = `${movedMonth(today().slice(0, 7), -11)}-01`
  const months = useFigures(entity, query, { groupBy: ['tzCreate:month'], sum, date1: since })
  const stacked = useFigures(entity, query, { groupBy: ['tzCreate:month', by[0] ?? ''], form: 'matrix', date1: since })
  const first = entity.fields[by[0] ?? '']?.label
  return (
    <section className="cb-layout cb-charts" aria-label={`${title}图表`} aria-busy={whole === undefined}>
      <div className="cb-chart-figures">
        {whole && (
          <a href={href(whole.sum.filter)}>
            <Figure label={entity.label} text={whole.sum.count.toLocaleString('en-US')} unit="个" />
          </a>
        )}
        {whole && label && (
          <a href={href(whole.sum.filter)}>
            <Figure label={label} sum={textValue(whole.sum.money)} />
          </a>
        )}
      </div>
      {stacked && (
        <ChartFrame title={`每月新建，按${first}`} unit="个，近 12 个月" head="月份" data={matrixOf(stacked, href)}>
          <Bars data={matrixOf(stacked, href)} isStacked />
        </ChartFrame>
      )}
      {months && label && (
        <ChartFrame title={`每月${label}`} unit="近 12 个月" head="月份" data={sumsOf(months.nodes, href, label)}>
          <Lines data={sumsOf(months.nodes, href, label)} />
        </ChartFrame>
      )}
      {by.map((name) => (
        <ByChoice key={name} list={list} name={name} sum={sum} />
      ))}
    </section>
  )
}

interface ChoiceProps {
  readonly list: List
  readonly name: string
  readonly sum: string | undefined
}

/** States in their order as a funnel, other choices as parts of the whole. */
const ByChoice = ({ list, name, sum }: ChoiceProps) => {
  const { entity, query } = list
  const href = useRowsBehind(list)
  const answer = useFigures(entity, query, { groupBy: [name], sum })
  if (!answer) return null
  const title = `按${entity.fields[name]?.label}`
  const states = statesOf(entity, name)
  const label = sum ? entity.fields[sum]?.label : undefined
  const ordered = states
    ? answer.nodes.toSorted((a, b) => states.indexOf(a.key ?? '') - states.indexOf(b.key ?? ''))
    : answer.nodes.filter(({ count }) => count > 0)
  const data = countsOf(ordered, href, label)
  return (
    <ChartFrame title={title} head={entity.fields[name]?.label ?? ''} data={data} hasLegend={false}>
      {states ? <Funnel data={data} /> : <SplitBar data={data} />}
    </ChartFrame>
  )
}

const statesOf = (entity: Entity, name: string): readonly string[] | undefined =>
  flowsOf(entity).find((flow) => flow.field === name)?.states

/** The address of the list that shows exactly the rows of a figure. */
const useRowsBehind = ({ state }: List) => {
  const { pathname } = useLocation()
  return (filter: Readonly<Record<string, unknown>>): string => {
    const where = Object.keys(filter).length ? JSON.stringify(filter) : ''
    return `#${pathname}?${writeState({ ...state, layout: 'table', filters: {}, where, page: 1 }, state.size)}`
  }
}
