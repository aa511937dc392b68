import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import DeclaredLists, { type TabPart } from '@chengban/ui/screen/DeclaredLists.tsx'
import { OpenTasks } from './OpenTasks.tsx'

const parts: readonly TabPart[] = [{ label: '安排', codes: [], Part: OpenTasks }]
const order = ['任务', '安排']

/** 我的任务: the lists, and 安排, the open tasks grouped by their due day. */
export default function TasksDesk() {
  const screen = declaredScreen('/task')
  return screen && <DeclaredLists path="/task" screen={{ ...screen, of: 'task' }} parts={parts} order={order} />
}
