import { useNarrow } from '@chengban/ui/window/use-narrow.ts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { DayState } from './DayState.tsx'
import { PlanDay } from './PlanDay.tsx'
import { TellDay } from './TellDay.tsx'
import { useDay } from './use-day.ts'
import './day.css'

type Side = 'plan' | 'tell'

/** Where a phone that a notice led to a day has it in one hand. */
const phonePages: Readonly<Record<Side, string>> = {
  plan: '/phone/phoneTaskDay',
  tell: '/phone/phoneTodayOutput',
}

/** 我的一天 on the desktop: the plan until the day can be reported, from noon the report. */
export const MyDay = () => {
  const { date, today, error, again, readAt } = useDay()
  const [chosen, setChosen] = useState<Side>()
  const side: Side = chosen ?? (today?.canSave ? 'tell' : 'plan')
  const [params] = useSearchParams()
  const isLed = params.has('date') && !params.has('tab')
  if (useNarrow() && isLed && today) return <Navigate replace to={`${phonePages[side]}?date=${date}`} />
  return (
    <section className="cb-my-day" aria-label="我的一天">
      <nav className="cb-views" aria-label="视图">
        {(['plan', 'tell'] as const).map((one) => (
          <button key={one} type="button" aria-current={one === side || undefined} onClick={() => setChosen(one)}>
            {one === 'plan' ? '今日计划' : '今日产出'}
          </button>
        ))}
      </nav>
      <DayState
        date={date}
        today={today}
        error={error}
        again={again}
        closed={side === 'plan' ? today?.canEstimate === false : today?.canSave === false}
      >
        {today && side === 'plan' && <PlanDay key={readAt} today={today} again={again} />}
        {today && side === 'tell' && <TellDay key={readAt} today={today} source="电脑" again={again} />}
      </DayState>
    </section>
  )
}
