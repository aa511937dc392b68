import type { TabPart } from '@chengban/ui/screen/DeclaredLists.tsx'
import { PartedScreen } from '@chengban/ui/screen/PartedScreen.tsx'
import { useLocation } from 'react-router'
import { ConfirmDay } from './ConfirmDay.tsx'
import { DispatchDay } from './dispatch/DispatchDay.tsx'

interface Team {
  readonly part: TabPart
  /** Tabs that come before the others. */
  readonly order: readonly string[]
}

/** Of a phone page the tab that is more than a list. What waits of any day comes before the day of the team. */
const teams: Readonly<Record<string, Team>> = {
  '/phone/phoneTodayConfirm': {
    part: { label: '当日', codes: [], Part: ConfirmDay },
    order: ['待确认', '当日'],
  },
  '/phone/phoneDispatchTask': {
    part: { label: '派发', codes: ['task:dispatch'], Part: DispatchDay },
    order: ['派发'],
  },
}

/** 今日确认 and 派发任务: the declared lists, and people with their day. */
export default function PhoneTeams() {
  const team = teams[useLocation().pathname]
  return team ? <PartedScreen parts={[team.part]} order={team.order} /> : null
}
