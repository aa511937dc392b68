import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import DeclaredLists, { type TabPart } from '@chengban/ui/screen/DeclaredLists.tsx'
import { useLocation } from 'react-router'
import { ConfirmDay } from './ConfirmDay.tsx'
import { DispatchDay } from './dispatch/DispatchDay.tsx'

/** Of a phone page the tab that is more than a list; it stands first. */
const parts: Readonly<Record<string, TabPart>> = {
  '/phone/phoneTodayConfirm': { label: '待确认', codes: [], Part: ConfirmDay },
  '/phone/phoneDispatchTask': { label: '派发', codes: ['task:dispatch'], Part: DispatchDay },
}

/** 今日确认 and 派发任务: people first, the declared lists behind them. */
export default function PhoneTeams() {
  const { pathname } = useLocation()
  const screen = declaredScreen(pathname)
  const part = parts[pathname]
  if (!screen?.of || !part) return null
  return <DeclaredLists path={pathname} screen={{ ...screen, of: screen.of }} parts={[part]} order={[part.label]} />
}
