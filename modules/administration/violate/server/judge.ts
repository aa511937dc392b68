import { clock, today } from '@chengban/engine/clock.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { insertRow } from '@chengban/engine/write/rows.ts'
import type { Handler } from '@chengban/engine/write/scene.ts'
import { addMonths, dateOf } from '@chengban/kernel/days.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { lockByWarnings } from '../../warn-accident/server/lock.ts'

const levels = ['提醒', '警告', '严重警告', '记过']

/** A judgement may lessen the level, never raise it; an appeal is judged by somebody else. */
export const judge: Handler<'violate'> = async ({ tx, before, row, asked = {}, opinion, writer }) => {
  const isReview = before?.status === '复核中'
  if (isReview && before?.auditorId === writer.actor.userId) throw forbidden('复核须由他人进行')
  const lowered = levels.indexOf(String(row.level)) - levels.indexOf(String(before?.level))
  if (lowered > 0) throw invalid({ level: '级别只能降低' })
  if (!opinion && (!asked.pass || lowered < 0)) throw invalid({ opinion: '请填写审批意见' })
  Object.assign(row, { opinion, ...(isReview ? {} : { auditorId: writer.actor.userId }) })
  if (!asked.pass) return
  const [rule] = await tx.query<{ warn: number; months: number }>(
    `select (value::jsonb -> $1 ->> 'warn')::integer as warn, (value::jsonb -> $1 ->> 'months')::integer as months
     from store.config where key = 'violate.levels'`,
    [row.level],
  )
  const tzEffect = String(row.tzEffect ?? clock.now().toISOString())
  const expireDate = addMonths(dateOf(tzEffect), rule?.months ?? 0)
  Object.assign(row, { warnCount: rule?.warn ?? 0, tzEffect, expireDate })
}

/** What a breach in force is worth stands as a warning of its own; one that falls takes it along. */
export const judged: Handler<'violate'> = async (scene) => {
  const { tx, row, writer } = scene
  const isInForce = row.status === '生效'
  const [known] = await tx.query<{ id: string }>('select id from store.warn_accident where violate_id = $1', [row.id])
  const status = isInForce && Number(row.warnCount) > 0 ? '有效' : '已撤销'
  if (known)
    await tx.query(
      'update store.warn_accident set count = greatest($2, 1), expire_date = coalesce($3, expire_date), status = $4, version = version + 1 where id = $1',
      [known.id, row.warnCount, row.expireDate, status],
    )
  else if (status === '有效') {
    const now = clock.now().toISOString()
    const { catalog, actor } = writer
    await insertRow(
      tx,
      catalog,
      catalog.entity('warnAccident'),
      {
        ...{ id: uuidv7(clock.now()), tzCreate: now, tzUpdate: now, creatorId: actor.userId, version: 1 },
        ...{ userId: row.userId, date: today(), detail: String(row.detail).slice(0, 2000), source: '违规', status },
        ...{ count: row.warnCount, expireDate: row.expireDate, violateId: row.id, file: [] },
      },
      {},
    )
  }
  await lockByWarnings(scene)
}

/** Appeals come within the working days configured. */
export const appealInTime: Handler<'violate'> = async ({ tx, row }) => {
  const [found] = await tx.query<{ late: boolean }>(
    `select $2::date > app.add_work_days($1, (select value::integer from store.config where key = 'violate.appealDays')) as late`,
    [dateOf(String(row.tzEffect)), today()],
  )
  if (found?.late) throw conflict('已超过申诉期限')
}
