import type { CallHandler } from '@chengban/engine/call.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change, drop } from '@chengban/engine/write/by-system.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { pause, readReminders, resume } from '@chengban/modules/platform/remind-pause/server/pause.ts'
import { taskUsers } from '../task-users.entity.ts'
import type { taskxg } from '../taskxg.call.ts'

export const markTask: CallHandler<typeof taskxg> = (engine, { id, isCare, isIgnore }) => {
  if (isCare && isIgnore) throw invalid({ isIgnore: '关注和忽略不能同时设置' })
  return engine.write(taskUsers, async (tx) => {
    const within = { tx, writer: engine.writer }
    const { userId } = engine.writer.actor
    const task = (await mayRead(tx, 'task', id)) ? await findOne(within, 'task', { id }) : undefined
    if (!task) throw notFound()
    if (task.designee === userId && isIgnore) throw invalid({ isIgnore: '执行人不能忽略' })
    if (task.designee === userId && isCare) throw invalid({ isCare: '执行人无需重复添加' })
    const standing = await findOne(within, 'taskUsers', { taskId: id, userId }, { isLocked: true })
    const type = await marked(within, { taskId: id, userId }, standing, wanted(isCare, isIgnore))
    const what = { code: 'task.*', module: 'task', aboutId: id, userId }
    await (type === '忽略' ? pause(within, what) : resume(within, what))
    const read = type === '忽略' ? await readReminders(within, userId, id, ['task']) : 0
    return { id, isCare: type === '关注', isIgnore: type === '忽略', read }
  })
}

type Mark = '关注' | '忽略'
interface Wanted {
  readonly set?: Mark
  /** Marks that go. */
  readonly gone: readonly Mark[]
}

const wanted = (isCare: boolean | null | undefined, isIgnore: boolean | null | undefined): Wanted => {
  if (isCare) return { set: '关注', gone: [] }
  if (isIgnore) return { set: '忽略', gone: [] }
  return { gone: [...(isCare === false ? ['关注' as const] : []), ...(isIgnore === false ? ['忽略' as const] : [])] }
}

type Standing = RowOf<'taskUsers'> | undefined

/**
 * Applies the mark and returns the person's resulting role in the task. Collaborators and people in copy keep their
 * role.
 */
const marked = async (
  within: Within,
  key: { readonly taskId: string; readonly userId: string },
  standing: Standing,
  { set, gone }: Wanted,
): Promise<string | undefined> => {
  const isPart = standing?.type === '协作' || standing?.type === '抄送'
  if (isPart && set === '忽略') throw invalid({ isIgnore: '协作人员不能忽略' })
  if (standing && gone.some((one) => one === standing.type)) {
    await drop(within, 'taskUsers', standing.id)
    return undefined
  }
  if (!set || isPart) return standing?.type
  if (standing) await change(within, 'taskUsers', standing.id, { type: set })
  else await addRow(within, 'taskUsers', { ...key, type: set })
  return set
}
