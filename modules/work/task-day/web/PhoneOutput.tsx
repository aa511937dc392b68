import { PhonePage } from '@chengban/ui/phone/PhonePage.tsx'
import { DayState } from './DayState.tsx'
import { TellDay } from './TellDay.tsx'
import { useDay } from './use-day.ts'
import './day.css'

/** 今日产出: everything filled in, one press. */
export default function PhoneOutput() {
  const { date, today, error, again, readAt } = useDay()
  return (
    <PhonePage title="今日产出">
      <DayState date={date} today={today} error={error} again={again} closed={today?.canSave === false}>
        {today && <TellDay key={readAt} today={today} source="手机" again={again} />}
      </DayState>
    </PhonePage>
  )
}
