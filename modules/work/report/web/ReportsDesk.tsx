import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import DeclaredLists, { type TabPart } from '@chengban/ui/screen/DeclaredLists.tsx'
import { MyReports } from './MyReports.tsx'
import { ReviewedReports } from './ReviewedReports.tsx'

const parts: readonly TabPart[] = [
  { label: '我的报告', codes: [], Part: MyReports },
  { label: '我审阅的', codes: [], Part: ReviewedReports },
]
const order = parts.map(({ label }) => label)

/** 工作报告: one's own month and the reports one reviews first, then the lists. */
export default function ReportsDesk() {
  const screen = declaredScreen('/dailyWork')
  return (
    screen && <DeclaredLists path="/dailyWork" screen={{ ...screen, of: 'dailyWork' }} parts={parts} order={order} />
  )
}
