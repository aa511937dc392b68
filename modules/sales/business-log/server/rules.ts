import type { Handler } from '@chengban/engine/write/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { ownKinds } from '../business-log.entity.ts'

/** By hand only what people do; the rest is written by what happens. */
export const checkLog: Handler<'businessLog'> = ({ row }) => {
  if (!(ownKinds as readonly unknown[]).includes(row.kind)) throw invalid({ kind: '该类型日志由系统生成' })
}

/** The latest entry says when the sale is followed next. */
export const loggedNext: Handler<'businessLog'> = async ({ tx, row, before }) => {
  if (before || !row.dtNext) return
  await tx.query('update store.business_opportunity set dt_next = $2, version = version + 1 where id = $1', [
    row.businessOpportunityId,
    row.dtNext,
  ])
}
