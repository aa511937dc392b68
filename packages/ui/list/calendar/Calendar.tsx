import { today } from '../../dates/date-time.ts'
import { weekdays } from '../../dates/days.ts'
import { ListFailed } from '../../marks/ListFailed.tsx'
import type { LayoutProps } from '../layouts.ts'
import { PeriodBar } from '../PeriodBar.tsx'
import { perPart } from '../range.ts'
import { Agenda } from './Agenda.tsx'
import { useCalendar } from './use-calendar.ts'
import { Week } from './Week.tsx'
import './calendar.css'

const zooms = [
  { key: 'month', label: '月' },
  { key: 'week', label: '周' },
]

/** Rows on their days, by month or week; holidays are marked. On the phone a small month over the day chosen. */
export default function Calendar(props: LayoutProps) {
  const { list, title, isNarrow } = props
  const calendar = useCalendar(list)
  const { error, spans, weeks, zoom, month, total, isPartial, tones, step, goTo, look, again } = calendar
  if (error && !spans) return <ListFailed error={error} label={list.entity.label} onAgain={() => void again()} />
  return (
    <section className="cb-layout cb-cal" aria-label={`${title}日历`} aria-busy={spans === undefined}>
      <PeriodBar
        title={
          isNarrow || zoom === 'month'
            ? `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`
            : weekWords(weeks[0] ?? '')
        }
        zooms={isNarrow ? [] : zooms}
        zoom={zoom}
        onZoom={look}
        onStep={step}
        onToday={() => goTo(today())}
      >
        <ul className="cb-legend">
          {[...tones.values()].map(({ value, word, className }) => (
            <li key={value} className={className}>
              <i /> {word}
            </li>
          ))}
        </ul>
        {isPartial && (
          <span className="cb-period-note">
            每天只画前 {perPart} 条，共 {total?.toLocaleString('en-US')} 条，点日期下的条数看全
          </span>
        )}
      </PeriodBar>
      {isNarrow ? (
        <Agenda calendar={calendar} {...props} />
      ) : (
        <div className={`cb-cal-weeks is-${zoom}`}>
          {zoom === 'month' && <Weekdays />}
          {weeks.map((first) => (
            <Week key={first} first={first} calendar={calendar} {...props} />
          ))}
        </div>
      )}
    </section>
  )
}

const Weekdays = () => (
  <div className="cb-cal-weekdays" aria-hidden="true">
    {weekdays.map((word) => (
      <span key={word}>周{word}</span>
    ))}
  </div>
)

const weekWords = (first: string): string => `${first.slice(0, 4)} 年 ${first.slice(5)} 起一周`
