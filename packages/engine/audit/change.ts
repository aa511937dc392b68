import { auditField, auditState, type Entity, stateFields } from '@chengban/kernel/entity.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'
import { auditMoves } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import { updateRule } from '../read/abilities.ts'
import { changedNames } from '../write/changed.ts'
import { demandVersion, opinionOf } from '../write/move.ts'
import { updateRow } from '../write/rows.ts'
import { type Act, openRecord } from './opened.ts'
import { openRound, storedTitle } from './round.ts'
import { readState } from './state.ts'
import { tell } from './tell.ts'

/** Opens a change of what has passed: the record keeps its values, what is edited now goes into a draft. */
export const change: Act = async (tx, writer, entity, input) => {
  const { row: before, rules } = await openRecord(tx, writer, entity, input, [updateRule(entity)])
  if (auditState(entity, before) === '变更中') throw conflict('该单据正在变更')
  demandVersion(input.version, before)
  if (!rules[0]) throw forbidden()
  const from = auditState(entity, before)
  if (from !== '通过') throw conflict(`当前状态不能${auditMoves.change}`)
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

/** Fields that stand in a draft: what a form may write and what follows from it, never states and decisions. */
export const isDrafted = (entity: Entity, name: string): boolean =>
  name in entity.fields &&
  !['id', 'version', 'tzUpdate', 'tzSubmit', 'creatorId', 'tzCreate'].includes(name) &&
  !stateFields(entity).includes(name) &&
  !/^opinion/.test(name)
