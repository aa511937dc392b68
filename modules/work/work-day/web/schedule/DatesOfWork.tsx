import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import DeclaredLists, { type TabPart } from '@chengban/ui/screen/DeclaredLists.tsx'
import { Schedule } from './Schedule.tsx'

const parts: readonly TabPart[] = [{ label: '日程', codes: [], Part: Schedule }]
const order = ['日程']

/** 日程: the month in layers first, then the meetings themselves. */
export default function DatesOfWork() {
  const screen = declaredScreen('/date')
  return screen && <DeclaredLists path="/date" screen={{ ...screen, of: 'workDay' }} parts={parts} order={order} />
}
