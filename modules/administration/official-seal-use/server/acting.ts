import { today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { settleReturn } from './rules.ts'

interface Hand {
  readonly keeperId: string
  /** The backup of the keeper, if their account is enabled. */
  readonly backupId: string | null
  readonly isAway: boolean
}

/**
 * Refuses a backup while the keeper is present, except on the keeper's own application; without a backup, managers of
 * seals act on that one.
 */
const demandActing: Handler<'officialSealUse'> = async (scene) => {
  const hand = await handOf(scene)
  const { actor } = scene.writer
  if (actor.userId === hand?.keeperId) return
  if (!hand?.isAway && scene.row.userId !== hand?.keeperId) throw forbidden('保管人在岗，请由保管人办理')
}

/** Nobody stamps or hands out for themselves, unless nobody else could; then a witness is named. */
export const checkStamp: Handler<'officialSealUse'> = async (scene) => {
  await demandActing(scene)
  const { row, asked, writer } = scene
  if (row.userId !== writer.actor.userId) return
  const hand = await handOf(scene)
  if (hand?.backupId && hand.backupId !== writer.actor.userId) throw forbidden('不能为自己的申请用印')
  if (!asked?.witnessId || asked.witnessId === writer.actor.userId) throw invalid({ witnessId: '不能为自己的申请用印' })
}

/** Nor takes their own return; then it is settled. */
export const checkReturn: Handler<'officialSealUse'> = async (scene) => {
  await demandActing(scene)
  if (scene.row.userId === scene.writer.actor.userId) throw forbidden('不能审核自己的归还')
  await settleReturn(scene)
}

const handOf = async ({ tx, row }: Scene<'officialSealUse'>): Promise<Hand | undefined> => {
  const [hand] = await tx.query<Hand>(
    `select s.keeper_id as "keeperId", b.id as "backupId",
       not k.is_work or rule.is_deputised(k) is true or app.on_leave(k.id, $2::date, $2::date) as "isAway"
     from store.official_seal s join store."user" k on k.id = s.keeper_id
       left join store."user" b on b.id = s.backup_id and b.is_enable where s.id = $1`,
    [row.sealId, today()],
  )
  return hand
}
