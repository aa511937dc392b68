import type { ToldBlock } from '@chengban/kernel/dashboard-told.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Bars } from '../charts/Bars.tsx'
import { ChartFrame } from '../charts/ChartFrame.tsx'
import type { ChartData } from '../charts/chart.ts'
import { Funnel } from '../charts/Funnel.tsx'
import { Lines } from '../charts/Lines.tsx'
import { SplitBar } from '../charts/SplitBar.tsx'
import { FirstRows } from './FirstRows.tsx'
import { Heat } from './Heat.tsx'
import { Names } from './Names.tsx'
import { chartOf } from './told-words.ts'

/** One drawing of a dashboard, with the same figures as a table. */
export const DashboardBlock = ({ block }: { readonly block: ToldBlock }) => (
  <div className={block.isWide ? 'cb-dash-block is-wide' : 'cb-dash-block'}>
    {block.rows ? (
      <Rows block={block} rows={block.rows} />
    ) : block.as === 'heat' ? (
      <Plain block={block} />
    ) : (
      <Drawn block={block} />
    )}
  </div>
)

const Drawn = ({ block }: { readonly block: ToldBlock }) => {
  const { label, head, as } = block
  const data = chartOf(block)
  return (
    <ChartFrame
      title={label}
      unit={unitsOf(block)}
      head={head}
      data={data}
      hasLegend={data.series.length > 1 && as !== 'funnel' && as !== 'names'}
      {...(as === 'table' ? { isTable: true } : {})}
    >
      {drawings[as]?.(data, block)}
    </ChartFrame>
  )
}

const goalsOf = ({ series }: ToldBlock): readonly number[] => series.flatMap(({ isGoal }, at) => (isGoal ? [at] : []))

const drawings: Partial<Record<ToldBlock['as'], (data: ChartData, block: ToldBlock) => ReactNode>> = {
  bars: (data, block) => <Bars data={data} goals={goalsOf(block)} />,
  stacked: (data) => <Bars data={data} isStacked />,
  lines: (data) => <Lines data={data} />,
  funnel: (data) => <Funnel data={data} />,
  split: (data) => <SplitBar data={data} />,
  parts: (data) => <SplitBar data={data} />,
  names: (_, block) => <Names block={block} />,
}

const unitsOf = ({ as, series }: ToldBlock): string =>
  series.some(({ unit }) => unit === '元') ? (as === 'table' ? '元' : '万元') : ''

const Plain = ({ block }: { readonly block: ToldBlock }) => (
  <section className="cb-chart" aria-label={block.label}>
    <header>
      <h3>{block.label}</h3>
    </header>
    {block.points.length === 0 ? <p className="cb-pale">没有数据</p> : <Heat block={block} />}
  </section>
)

const Rows = ({
  block: { label },
  rows,
}: {
  readonly block: ToldBlock
  readonly rows: NonNullable<ToldBlock['rows']>
}) => (
  <section className="cb-chart" aria-label={label}>
    <header>
      <h3>{label}</h3>
      {rows.link && rows.total > 0 && (
        <span>
          <Link to={rows.link}>全部 {rows.total.toLocaleString('en-US')} 条</Link>
        </span>
      )}
    </header>
    {rows.nodes.length === 0 ? <p className="cb-pale">没有</p> : <FirstRows rows={rows} label={label} />}
  </section>
)
