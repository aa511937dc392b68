import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene, Writer } from '@chengban/engine/row/scene.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'

/** Refuses a manual tick on items confirmed by reading or a course, and the confirmation of one's own handover. */
export const entryItemTicking: Handler<'entryItem'> = async ({ tx, writer, row, asked = {} }) => {
  const entry = await entryOf(tx, row.entryId)
  const isAutomatic = row.kind === '学习' && Boolean(row.documentId ?? row.courseId)
  if (isAutomatic && !writer.isSystem) throw conflict('请完成学习后自动确认')
  if (row.kind === '交接' && entry?.userId === writer.actor.userId) throw forbidden('不能确认自己的交接')
  const isOpen = entry?.stage === '待入职' || entry?.stage === '学习中'
  if (row.kind === '学习' && asked.isDone !== true && !isOpen) throw conflict('入职学习已完成')
  row.isDone = asked.isDone === true
  row.tzDone = row.isDone ? clock.now().toISOString() : null
}

export const entryItemTicked: Handler<'entryItem'> = ({ asked = {} }) => (asked.isDone === true ? '已完成' : '待完成')

/** The last required thing to learn ends the learning. */
export const entryItemAfter: Handler<'entryItem'> = (scene) =>
  scene.row.kind === '学习' ? endLearning(scene, String(scene.row.entryId)) : undefined

export const entryLearnt: Handler<'entry'> = (scene) =>
  change(
    scene,
    'user',
    { id: scene.row.userId, entryLearn: false },
    { entryLearn: true, entryLearnTime: clock.now().toISOString() },
  )

/**
 * Ticks the list items whose document was read and whose course was finished. An item that needs both stays open until
 * the other one is done.
 */
export const followReading = async (tx: Sql, writer: Writer, userIds: readonly string[]): Promise<void> => {
  const rows = await tx.query<{ id: string }>(throughText, [userIds])
  for (const { id } of rows) await moveBySystem({ tx, writer }, 'entryItem', 'done', id, { isDone: true })
}

const throughText = `select i.id::text as id from store.entry_item i join store.entry e on e.id = i.entry_id
  where i.kind = '学习' and not i.is_done and e.user_id = any ($1::uuid[])
    and (i.document_id is not null or i.course_id is not null)
    and (i.document_id is null or exists (select from store.document_user du
      where du.document_id = i.document_id and du.user_id = e.user_id and du.is_read))
    and (i.course_id is null or exists (select from store.course_log l
      where l.course_id = i.course_id and l.user_id = e.user_id and l.status in ('已学完', '已评分')))
  order by i.id`

const entryOf = async (tx: Sql, id: unknown) => {
  const text = 'select user_id as "userId", stage from store.entry where id = $1 for update'
  const [entry] = await tx.query<{ userId: string | null; stage: string }>(text, [id])
  return entry
}

/** The last thing that was required has been learnt. */
export const endLearning = async (scene: Pick<Scene, 'tx' | 'writer'>, entryId: string): Promise<void> => {
  const [over] = await scene.tx.query(
    `select from store.entry e where e.id = $1 and e.stage = '学习中' and not exists (select from store.entry_item i
       where i.entry_id = e.id and i.kind = '学习' and i.is_required and not i.is_done)`,
    [entryId],
  )
  if (over) await moveBySystem(scene, 'entry', 'learnt', entryId)
}
