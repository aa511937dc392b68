import { submit } from '@chengban/engine/audit/submit.ts'
import { today } from '@chengban/engine/clock.ts'
import { asSystem, type Handler } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { addDays, dateOf } from '@chengban/kernel/days.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { demandRunning, isRaisedOnSite, sheetOf } from '../../server/raised.ts'
import { demandWbs } from '../../server/wbs.ts'

/** Checks a bug as entered. The finder becomes its tester, unless they also solve it. */
export const bugCheck: Handler<'bug'> = async ({ tx, before, row, writer }) => {
  await demandWbs(tx, row)
  if (before) return
  await demandRunning(tx, row.projectId, '项目已结束，不能提出缺陷')
  if (!row.testerId && row.solverId !== row.providerId) row.testerId = row.providerId
  row.impApply = await isRaisedOnSite(tx, writer.actor.userId, row.temporaryId)
  row.projectProgressId ??= await sheetOf(tx, row.projectId, row.temporaryId)
}

/** A person closes nothing they solved; what the client has signed is proof enough. */
export const bugClosing: Handler<'bug'> = ({ writer, row }) => {
  if (!writer.isSystem && row.solverId === writer.actor.userId) throw forbidden('不能关闭自己解决的缺陷')
}

export const bugReopening: Handler<'bug'> = async ({ tx, before }) => {
  if (before?.status !== '已关闭' || !before.tzComplete) return
  const days = await settingOf(tx, 'bug.reopenDays')
  if (today() > addDays(dateOf(String(before.tzComplete)), days)) throw conflict(`已关闭超过${days}天，请新建缺陷`)
}

/** Turns a bug into a requirement of the person who raised it, and submits it for them. */
export const bugToApplyFor: Handler<'bug'> = async (scene) => {
  const { tx, row } = scene
  const [day] = await tx.query<{ date: string }>(
    'select case when $1::date >= $2::date then $1::date else app.work_day_after($2::date, 10) end as date',
    [row.endTime, today()],
  )
  const [project] = await tx.query<{ name: string; clientId: string | null }>(
    'select name, client_id as "clientId" from store.project where id = $1',
    [row.projectId],
  )
  const provider = { ...scene, writer: asProvider(scene) }
  row.applyForId = await addRow(provider, 'applyFor', {
    name: row.name,
    type: '功能优化',
    describe: row.step,
    file: row.file,
    projectId: row.projectId,
    projectName: project?.name,
    clientId: project?.clientId,
    needSign: Boolean(project?.clientId),
    module: row.module,
    projectProgressId: row.projectProgressId,
    temporaryId: row.temporaryId,
    date: day?.date,
    closerId: row.providerId,
    bugId: row.id,
    impApply: row.impApply,
  })
  await submit(scene.tx, asSystem(provider.writer), scene.writer.catalog.entity('applyFor'), {
    id: row.applyForId,
    version: 1,
  })
}

const asProvider = ({ writer, row }: Parameters<Handler>[0]) => ({
  ...writer,
  actor: { ...writer.actor, userId: String(row.providerId) },
})
