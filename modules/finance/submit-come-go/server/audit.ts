import { voidRecord } from '@chengban/engine/audit/void.ts'
import { asSystem, type Handler, type Scene } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'
import { settleComeGo } from '../../money-come-go/server/settle.ts'
import { submissionPassed, submissionSubmit, submissionVoid, submissionVoided } from '../../submission/server/audit.ts'
import { lockLines } from '../../submission/server/lines.ts'
import { mirrorLines } from './mirror.ts'

/** Refuses anything but one's own loan or bid deposit from people who may only claim expenses. */
export const submitComeGoSubmit: Handler<'submitComeGo'> = async (scene) => {
  const { tx, writer, row } = scene
  const { entries, userId } = writer.actor
  if (!has(entries, 'moneyComeGo:apply') && !has(entries, 'money:apply')) {
    const [other] = await tx.query(
      `select from store.money_come_go where submit_id = $1
         and (user_id <> $2 or type not in ('员工借款', '投标保证金')) limit 1`,
      [row.id, userId],
    )
    if (other) throw forbidden()
  }
  await submissionSubmit(scene)
}

/** Opens the approved lines and books their counterpart at the other company for transfers between companies. */
export const submitComeGoPassed: Handler<'submitComeGo'> = async (scene) => {
  await submissionPassed(scene)
  await settle(scene)
  await mirrorLines(scene)
}

/**
 * Refuses to void a mirror whose source is in force, and lines with returns. Locks the lines first, so that a repayment at
 * the same moment is either seen or waits.
 */
export const submitComeGoVoid: Handler<'submitComeGo'> = async (scene) => {
  if (!scene.writer.isSystem) await refuseMirror(scene)
  await lockLines(scene)
  const [back] = await scene.tx.query(
    `select from store.come_go_back b join store.money_come_go m on m.id = b.come_go_id where m.submit_id = $1 limit 1`,
    [scene.row.id],
  )
  if (back) throw conflict('该数据已被使用，无法作废')
  await submissionVoid(scene)
}

const refuseMirror = async ({ tx, row }: Scene<'submitComeGo'>): Promise<void> => {
  const [source] = await tx.query(`select from store.submit_come_go where id = $1 and status = '通过'`, [
    row.mirrorOfId,
  ])
  if (source) throw conflict('请在来源单据中取消')
}

export const submitComeGoVoided: Handler<'submitComeGo'> = async (scene) => {
  await submissionVoided(scene)
  await settle(scene)
  await voidMirrors(scene)
}

/** Voids the mirrors at the other company with their source; a mirror with returns refuses both. */
const voidMirrors = async ({ tx, writer, entity, row, opinion }: Scene<'submitComeGo'>): Promise<void> => {
  const mirrors = await tx.query<{ id: string; version: number }>(
    `select id::text, version from store.submit_come_go where mirror_of_id = $1 and status = '通过' order by id`,
    [row.id],
  )
  for (const mirror of mirrors) await voidRecord(tx, asSystem(writer), entity, { ...mirror, opinion })
}

const settle = async ({ tx, row }: Scene<'submitComeGo'>): Promise<void> => {
  const rows = await tx.query<{ id: string }>('select id::text from store.money_come_go where submit_id = $1', [row.id])
  await settleComeGo(
    tx,
    rows.map(({ id }) => id),
  )
}
