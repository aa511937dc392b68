import type { CallHandler } from '@chengban/engine/call.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { projectFollow } from '../../project-follow/project-follow.entity.ts'
import { quiet } from '../../project-follow/server/quiet.ts'
import type { projectxg } from '../projectxg.call.ts'

export const markProject: CallHandler<typeof projectxg> = (engine, { id, isCare, isIgnore }) => {
  if (isCare && isIgnore) throw invalid({ isIgnore: '关注和忽略不能同时设置' })
  return engine.write(projectFollow, async (tx) => {
    if (!(await mayRead(tx, 'project', id))) throw notFound()
    const { userId } = engine.writer.actor
    const within = { tx, writer: engine.writer }
    const key = { userId, targetType: 'project', targetId: id, projectId: null } as const
    const standing = await findOne(within, 'projectFollow', key, { isLocked: true })
    const marks = {
      isCare: isIgnore ? false : (isCare ?? standing?.isCare ?? false),
      isIgnore: isCare ? false : (isIgnore ?? standing?.isIgnore ?? false),
    }
    if (standing) await change(within, 'projectFollow', standing.id, marks)
    else await addRow(within, 'projectFollow', { ...key, ...marks })
    await quiet(within, { userId, projectId: id, isIgnore: marks.isIgnore })
    return { id, ...marks }
  })
}
