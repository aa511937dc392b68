import type { Handler } from '@chengban/engine/row/scene.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { isAmong } from '@chengban/kernel/is-among.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { demandSameClient } from '../../client/server/same-client.ts'
import { ownKinds } from '../business-log.entity.ts'

/** By hand only what people do; the rest is written by what happens. */
export const businessLogCheck: Handler<'businessLog'> = async ({ tx, row }) => {
  const [sale] = await tx.query<{ clientId: string }>(
    'select client_id as "clientId" from store.business_opportunity where id = $1',
    [row.businessOpportunityId],
  )
  await demandSameClient(tx, { clientId: sale?.clientId ?? null, clientContactIds: row.clientContactIds })
  if (!isAmong(ownKinds, row.kind)) throw invalid({ kind: '该类型日志由系统生成' })
}

/** The latest entry says when the sale is followed next. */
export const businessLogSaved: Handler<'businessLog'> = async (scene) => {
  const { row, before } = scene
  if (!row.dtNext || before?.dtNext === row.dtNext) return
  await change(scene, 'businessOpportunity', row.businessOpportunityId, { dtNext: row.dtNext })
}
