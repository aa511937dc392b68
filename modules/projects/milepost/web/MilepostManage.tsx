import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import DeclaredLists from '@chengban/ui/screen/DeclaredLists.tsx'
import { MonthGoals } from './MonthGoals.tsx'

const parts = [{ label: '月目标', codes: [], Part: MonthGoals }]
const order = ['里程碑', '我的', '待我确认', '待PMO确认', '月目标', '月度汇总']

/** The lists of mileposts, and the month goals of each person. */
export default function MilepostManage() {
  const screen = declaredScreen('/milepostManage')
  return (
    screen && (
      <DeclaredLists path="/milepostManage" screen={{ ...screen, of: 'milepost' }} parts={parts} order={order} />
    )
  )
}
