import { auditState, type Entity } from '@chengban/kernel/entity.ts'
import { clock } from '../clock.ts'
import { changedNames } from '../row/changed.ts'
import { updateRow } from '../row/rows.ts'
import type { Scene, Values } from '../row/scene.ts'
import { forgetFound } from './round.ts'
import type { Round } from './state.ts'

/** The record with the content of the round: in a change the draft over the stored values. */
export const workingRow = (entity: Entity, before: Values, round: Round): Values => {
  const row: Values = { ...before, tzUpdate: clock.now().toISOString() }
  if (round.kind !== '变更') return row
  Object.assign(row, round.draft)
  forgetFound(entity, row, round.chosen)
  return row
}

/** Stores what a step changed in the record; in a change the record stays. Gives its state. */
export const storeStep = async (scene: Scene, round: Pick<Round, 'kind'>): Promise<string> => {
  const { tx, writer, entity, before, row } = scene
  const isChange = round.kind === '变更'
  const names = isChange ? ['tzUpdate'] : changedNames(before ?? {}, row)
  await updateRow(tx, writer.catalog, entity, row, names, {}, 'soon')
  return auditState(entity, isChange ? before : row)
}
