import { Bars } from '@chengban/ui/charts/Bars.tsx'
import { ChartFrame } from '@chengban/ui/charts/ChartFrame.tsx'
import { today } from '@chengban/ui/dates/date-time.ts'
import { dayAfter } from '@chengban/ui/dates/days.ts'
import { durationWords } from '@chengban/ui/figures/play-time.ts'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CourseCard } from './CourseCard.tsx'
import { type CourseNode, readCourseList, readFigures } from './learn-calls.ts'
import { Ranking } from './Ranking.tsx'
import './learn.css'

const page = { pageNumber: 1, pageSize: 10 } as const
const shelves = [
  ['继续学习', { ...page, mine: '学习中' }],
  ['必修任务', { ...page, mine: '必修' }],
  ['最新上架', { ...page, sort: '最新' }],
  ['热门课程', { ...page, sort: '最热' }],
  ['我的收藏', { ...page, mine: '收藏' }],
] as const

/** Courses to continue, due, new and popular ones, and the learner's figures of this year. */
export const MyLearning = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['course', 'home'],
    queryFn: () => Promise.all(shelves.map(([, query]) => readCourseList(query))),
    meta: { quiet: true },
  })
  if (error && !data) return <ListFailed error={error} label="学习首页" onAgain={() => void refetch()} />
  return (
    <div className="cb-learn-home" aria-busy={!data}>
      <Figures />
      {shelves.map(([label], at) => {
        const nodes = openOf(label, data?.[at]?.nodes ?? [])
        return (
          nodes.length > 0 && (
            <section key={label} aria-label={label}>
              <h2>
                {label} <small>{nodes.length}</small>
              </h2>
              <ul className="cb-course-row">
                {nodes.map((one) => (
                  <CourseCard key={one.id} course={one} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

/** Drops finished courses from the required ones. */
const openOf = (label: string, nodes: readonly CourseNode[]): readonly CourseNode[] =>
  label === '必修任务' ? nodes.filter(({ log }) => log?.status !== '已学完' && log?.status !== '已评分') : nodes

const Figures = () => {
  const [isMonth, setMonth] = useState(true)
  const day = today()
  const from = isMonth ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`
  const { data: year } = useQuery({
    queryKey: ['course', 'figures', day.slice(0, 4)],
    queryFn: () => readFigures(`${day.slice(0, 4)}-01-01`, day),
  })
  const { data: month } = useQuery({
    queryKey: ['course', 'figures', 'days', day],
    queryFn: () => readFigures(dayAfter(day, -29), day),
  })
  const { data: ranked } = useQuery({ queryKey: ['course', 'rank', from], queryFn: () => readFigures(from, day) })
  const days = month?.days ?? []
  return (
    <div className="cb-learn-figures">
      <dl>
        {(
          [
            ['今年学分', year?.me.credit ?? '—'],
            ['学完', year ? `${year.finished} 门` : '—'],
            ['时长', year ? durationWords(Math.floor(year.seconds / 60) * 60) : '—'],
            ['必修完成', year ? (year.rate === null ? '—' : `${year.rate}%`) : '—'],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ChartFrame
        title="近 30 天学习"
        unit="分钟"
        head="日期"
        data={{
          series: ['分钟'],
          points: days.map(({ date, seconds }) => ({ label: date.slice(5), values: [Math.round(seconds / 60)] })),
        }}
      >
        <Bars
          data={{
            series: ['分钟'],
            points: days.map(({ date, seconds }) => ({ label: date.slice(5), values: [Math.round(seconds / 60)] })),
          }}
        />
      </ChartFrame>
      <Ranking figures={ranked} isMonth={isMonth} onTurn={() => setMonth(!isMonth)} />
    </div>
  )
}
