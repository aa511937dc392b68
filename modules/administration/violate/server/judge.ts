import { clock, today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { addMonths, dateOf } from '@chengban/kernel/days.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { settingOf, settingSql } from '@chengban/modules/platform/config/server/setting.ts'
import { lockByWarnings } from '../../warn-accident/server/lock.ts'
import { levels } from '../levels.ts'

/** A judgement may lessen the level, never raise it; an appeal is judged by somebody else. */
export const violateJudge: Handler<'violate'> = async ({ tx, before, row, asked = {}, opinion, writer }) => {
  const isReview = before?.status === '复核中'
  if (isReview && before?.auditorId === writer.actor.userId) throw forbidden('复核须由他人进行')
  const lowered = levels.indexOf(row.level) - (before ? levels.indexOf(before.level) : -1)
  if (lowered > 0) throw invalid({ level: '级别只能降低' })
  Object.assign(row, { opinion, ...(isReview ? {} : { auditorId: writer.actor.userId }) })
  if (!asked.pass) return
  const rule = (await settingOf(tx, 'violate.levels'))[String(row.level)]
  const tzEffect = String(row.tzEffect ?? clock.now().toISOString())
  const expireDate = addMonths(dateOf(tzEffect), Number(rule?.months ?? 0))
  Object.assign(row, { warnCount: Number(rule?.warn ?? 0), tzEffect, expireDate })
}

/**
 * Keeps the warning of a breach in line with it: a breach in force creates the warning, a revoked one takes it away.
 */
export const violateJudged: Handler<'violate'> = async (scene): Promise<void> => {
  const { row } = scene
  const known = await findOne(scene, 'warnAccident', { violateId: row.id })
  const isInForce = row.status === '生效' && Number(row.warnCount) > 0
  const worth = { count: Math.max(Number(row.warnCount), 1), expireDate: row.expireDate ?? undefined }
  if (!known) {
    if (isInForce) await addRow(scene, 'warnAccident', { ...worth, ...aboutOf(row) })
    return lockByWarnings(scene, row.userId)
  }
  await change(scene, 'warnAccident', known.id, worth)
  const isStanding = known.status === '有效'
  if (isStanding !== isInForce) await moveBySystem(scene, 'warnAccident', isInForce ? 'restore' : 'fall', known.id)
  return lockByWarnings(scene, row.userId)
}

const aboutOf = (row: Scene<'violate'>['row']) => ({
  userId: row.userId,
  date: today(),
  detail: row.detail.slice(0, 2000),
  source: '违规' as const,
  violateId: row.id,
})

/** Appeals come within the working days configured. */
export const violateAppealInTime: Handler<'violate'> = async ({ tx, row }) => {
  const [found] = await tx.query<{ late: boolean }>(
    `select $2::date > app.add_work_days($1, ${settingSql('violate.appealDays')}) as late`,
    [dateOf(String(row.tzEffect)), today()],
  )
  if (found?.late) throw conflict('已超过申诉期限')
}
