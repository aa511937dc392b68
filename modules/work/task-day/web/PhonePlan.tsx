import { PhonePage } from '@chengban/ui/phone/PhonePage.tsx'
import { Link } from 'react-router'
import { DayState } from './DayState.tsx'
import { PlanDay } from './PlanDay.tsx'
import { useDay } from './use-day.ts'
import './day.css'

/** 今日计划: a notice, then one press. */
export default function PhonePlan() {
  const { date, today, error, again, readAt } = useDay()
  return (
    <PhonePage title="今日计划">
      <DayState date={date} today={today} error={error} again={again} closed={today?.canEstimate === false}>
        {today && <PlanDay key={readAt} today={today} again={again} />}
      </DayState>
      {today?.canSave && (
        <Link className="cb-day-on" to={`/phone/phoneTodayOutput?date=${date}`}>
          去填今日产出
        </Link>
      )}
    </PhonePage>
  )
}
