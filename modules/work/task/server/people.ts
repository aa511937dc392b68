import type { Handler } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** Keeps the previous assignee informed as a person in copy, and removes the new assignee from the further people. */
export const taskReassigned: Handler<'task'> = async (scene) => {
  const { tx, before, row } = scene
  const people = [before?.designee, row.designee]
  await tx.query('delete from store.task_users where task_id = $1 and user_id = any ($2::uuid[])', [row.id, people])
  await addRow(scene, 'taskUsers', { taskId: row.id, userId: before?.designee, type: '抄送' })
}

/** Named once, and not beside the task they do. */
export const taskUsersCheck: Handler<'taskUsers'> = async ({ tx, row }) => {
  const [found] = await tx.query('select from store.task where id = $1 and designee = $2', [row.taskId, row.userId])
  if (found) throw invalid({ userId: row.type === '忽略' ? '执行人不能忽略' : '执行人无需重复添加' })
}
