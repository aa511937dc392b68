import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { quarterEnd } from '../quarter.ts'

interface Objective {
  readonly kind: 'O' | 'KR'
  readonly status: Scene<'okr'>['row']['status']
  readonly fits: boolean
  readonly isLeader: boolean
}

/**
 * Requires a key result to belong to an objective of the same person and quarter. Both are editable only before
 * submission or after a return.
 */
export const okrCheck: Handler<'okr'> = async ({ tx, row, before }) => {
  const above = await objectiveOf(tx, row)
  const isResult = row.kind === 'KR'
  if (above?.kind === 'KR') throw invalid({ parentId: '关键结果不能再有下级' })
  if (above && isResult && !above.fits) throw invalid({ parentId: '请选择所属目标' })
  if (above && !isResult && !above.isLeader) throw invalid({ parentId: '上级目标须是直接上级的目标' })
  for (const state of [before?.status, isResult ? above?.status : undefined])
    if (state !== undefined && state !== '草拟' && state !== '退回') throw conflict('目标已提交，不能修改')
  if (isResult && above) row.status = above.status
  row.endDate ??= String(evaluate(quarterEnd, row))
}

const objectiveOf = async (tx: Sql, { parentId, userId, year, quarter }: Values): Promise<Objective | undefined> => {
  const [found] = await tx.query<Objective>(
    `select o.kind, o.status, (o.user_id, o.year, o.quarter) = ($2::uuid, $3::integer, $4::integer) as fits,
       o.user_id = app.leader($2::uuid) as "isLeader"
     from store.okr o where o.id = $1 for share of o`,
    [parentId ?? null, userId, year, quarter],
  )
  return found
}

/** What others have below an objective loses the link alone; its results go with it. */
export const okrRemoving: Handler<'okr'> = ({ tx, row }) =>
  tx.query(`update store.okr set parent_id = null where parent_id = $1 and kind = 'O'`, [row.id])
