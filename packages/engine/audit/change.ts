import { auditField, auditState } from '@chengban/kernel/entity.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'
import { auditMoves } from '@chengban/kernel/workflow.ts'
import { updateRule } from '@chengban/kernel/write-rules.ts'
import { clock } from '../clock.ts'
import { openRound, storedTitle } from '../round/round.ts'
import { readState } from '../round/state.ts'
import { tell } from '../round/tell.ts'
import type { Act } from '../row/act.ts'
import { changedNames } from '../row/changed.ts'
import { updateRow } from '../row/rows.ts'
import { checkGuards } from '../rules/guards.ts'
import { demandVersion, opinionOf } from '../write/move.ts'
import { openRecord } from './opened.ts'

/** Opens a change of an approved record: the record keeps its values, edits go into a draft. */
export const change: Act = async (tx, writer, entity, input) => {
  const { row: before, rules } = await openRecord(tx, writer, entity, input, [updateRule(entity)])
  if (auditState(entity, before) === '变更中') throw conflict('该单据正在变更')
  demandVersion(input.version, before)
  if (!rules[0]) throw forbidden()
  const from = auditState(entity, before)
  if (from !== '通过') throw conflict(`当前状态不能${auditMoves.change}`)
  await checkGuards({ tx, writer, entity, before, row: before, input: {}, opinion: null }, entity.audit?.guards?.change)
  const me = writer.actor.userId
  const { last } = await readState(tx, entity, input.id)
  const row = { ...before, [auditField(entity)]: '变更中', tzUpdate: clock.now().toISOString() }
  await updateRow(tx, writer.catalog, entity, row, changedNames(before, row), {}, 'soon')
  const opened = { title: await storedTitle(tx, entity, row), initiatorId: me, chosen: last?.chosen ?? [] }
  await openRound(tx, entity, input.id, { ...opened, round: (last?.round ?? 0) + 1, kind: '变更' })
  const opinion = opinionOf(input.opinion, false)
  await tell(
    { tx, entity, row, userId: me },
    { action: auditMoves.change, from, to: '变更中', opinion, changes: [] },
    [],
  )
  return { status: '变更中' }
}
