import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { outOfUse } from '../../official-seal/out-of-use.ts'

interface Seal {
  readonly canTakeOut: boolean
  readonly needAudit2: boolean
  readonly maxOutDays: number
  readonly status: string
}

/** Before an application is stored: taking out goes by the seal's rules. */
export const officialSealUseCheck: Handler<'officialSealUse'> = async ({ tx, row, before }) => {
  const seal = await sealOf(tx, row.sealId)
  const gone = outOfUse[seal?.status ?? '']
  if (before?.sealId !== row.sealId && gone) throw invalid({ sealId: gone })
  if (!row.isTakeOut) return
  if (!seal?.canTakeOut) throw invalid({ isTakeOut: '该印章不允许外借' })
  const hours = (Date.parse(String(row.tzBackPlan)) - Date.parse(String(row.tzOutPlan))) / 3_600_000
  if (hours > seal.maxOutDays * 24) throw invalid({ tzBackPlan: `外借最长${seal.maxOutDays}天` })
}

/** Returns true if one level of approval is enough: the seal allows it and is not taken out. */
export const officialSealUseIsSimple: Handler<'officialSealUse'> = async ({ tx, row }) => {
  const seal = await sealOf(tx, row.sealId)
  return seal?.needAudit2 === false && row.isTakeOut !== true
}

const mostWaiting = 3

/** Scans that are long overdue come first. */
export const officialSealUseSubmit: Handler<'officialSealUse'> = async ({ tx, row }) => {
  const [found] = await tx.query<{ n: number }>(
    `select count(*)::integer as n from store.official_seal_use u
     where u.user_id = $1 and u.use_status = '待上传'
       and app.work_days((u.tz_use at time zone 'Asia/Shanghai')::date, $2::date) > 5`,
    [row.userId, today()],
  )
  const n = found?.n ?? 0
  if (n >= mostWaiting) throw conflict(`有${n}份用印未上传扫描件，请先归档`)
}

/** At the end the seal must still be in use. */
export const officialSealUseApproved: Handler<'officialSealUse'> = async ({ tx, row }) => {
  const seal = await sealOf(tx, row.sealId)
  const gone = outOfUse[seal?.status ?? '']
  if (gone) throw conflict(gone)
}

const sealOf = async (tx: Sql, id: unknown): Promise<Seal | undefined> => {
  const [seal] = await tx.query<Seal>(
    `select can_take_out as "canTakeOut", need_audit2 as "needAudit2", max_out_days as "maxOutDays", status
     from store.official_seal where id = $1`,
    [id],
  )
  return seal
}

/** Dates an accepted return; clears the stated values of a refused one. */
export const officialSealUseReturned: Handler<'officialSealUse'> = async ({ row, asked }) => {
  if (asked?.pass === true) row.tzBack = clock.now().toISOString()
  else Object.assign(row, { actualCopies: null, tzUse: null, stampedFile: [], returnRemark: null, condition: null })
}
