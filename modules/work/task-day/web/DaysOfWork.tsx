import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import DeclaredLists, { type TabPart } from '@chengban/ui/screen/DeclaredLists.tsx'
import { WeekTable } from '../../task-week/web/WeekTable.tsx'
import { DispatchBoard } from './dispatch/DispatchBoard.tsx'
import { MyDay } from './MyDay.tsx'
import { TeamDay } from './TeamDay.tsx'

const parts: readonly TabPart[] = [
  { label: '我的一天', codes: ['task:apply', 'taskDay:pmo'], Part: MyDay },
  { label: '团队', codes: ['taskDay:confirm', 'taskDay:pmo'], Part: TeamDay },
  { label: '派发', codes: ['task:dispatch'], Part: DispatchBoard },
  { label: '周表', codes: ['task:apply', 'taskDay:pmo'], Part: WeekTable },
]
const order = ['我的一天', '团队', '派发', '周表', '周计划', '周组合', '周末任务']

/** 每日任务: one's own day first, then the days of others, their weeks and weekends. */
export default function DaysOfWork() {
  const screen = declaredScreen('/taskDay')
  return screen && <DeclaredLists path="/taskDay" screen={{ ...screen, of: 'taskDay' }} parts={parts} order={order} />
}
