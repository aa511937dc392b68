import type { Handler } from '@chengban/engine/row/scene.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { ownKinds } from '../business-log.entity.ts'

/** By hand only what people do; the rest is written by what happens. */
export const checkLog: Handler<'businessLog'> = ({ row }) => {
  if (!(ownKinds as readonly unknown[]).includes(row.kind)) throw invalid({ kind: '该类型日志由系统生成' })
}

/** The latest entry says when the sale is followed next. */
export const loggedNext: Handler<'businessLog'> = async (scene) => {
  const { row, before } = scene
  if (!row.dtNext || before?.dtNext === row.dtNext) return
  await change(scene, 'businessOpportunity', row.businessOpportunityId, { dtNext: row.dtNext })
}
