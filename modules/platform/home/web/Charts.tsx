import { Bars } from '@chengban/ui/charts/Bars.tsx'
import { ChartFrame } from '@chengban/ui/charts/ChartFrame.tsx'
import { Lines } from '@chengban/ui/charts/Lines.tsx'
import { inWan } from '@chengban/ui/figures/money.ts'
import type { HomeChart } from './summary.ts'

/** What a card draws; every bar and point is the way to its rows. */
export const Charts = ({ charts }: { readonly charts: readonly HomeChart[] }) =>
  charts.length > 0 && (
    <div className="cb-home-charts">
      {charts.map((chart) => {
        const data = dataOf(chart)
        return (
          <ChartFrame key={chart.key} title={chart.label} head={chart.kind === 'lines' ? '月份' : '分组'} data={data}>
            {chart.kind === 'lines' ? <Lines data={data} /> : <Bars data={data} />}
          </ChartFrame>
        )
      })}
    </div>
  )

const dataOf = ({ series, points, unit }: HomeChart) => ({
  series,
  points: points.map(({ label, values, link }, at) => ({
    // twelve months up to the present one
    ...{ label, values, href: `#${link}`, isNow: at === points.length - 1 },
    ...(unit === '元' ? { words: values.map((value) => `${inWan(value.toFixed(2))} 万`) } : {}),
  })),
})
