import { givenWith } from '@chengban/kernel/audit-input.ts'
import { draftSteps } from '@chengban/kernel/draft-steps.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Sql } from '../db/sql.ts'
import { linesPart } from '../round/change-draft.ts'
import { draftOf, storeDraft } from '../round/change-edit.ts'
import { workingRow } from '../round/working.ts'
import type { MoveInput } from '../row/act.ts'
import { changesOf, tellRecord } from '../row/change-record.ts'
import { changedNames } from '../row/changed.ts'
import { updateRow } from '../row/rows.ts'
import type { Scene, Values, Writer } from '../row/scene.ts'
import { searchColumns } from '../row/search-columns.ts'
import { checkRow } from '../rules/check.ts'
import { readAsked } from '../write/move-input.ts'
import type { Deciding } from './opened.ts'

/** Stores the columns an approver gives with their word, so that the record is judged, and passes, with them. */
export const storeGiven = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  deciding: Deciding,
  input: MoveInput,
): Promise<Deciding> => {
  const sent = Object.fromEntries(givenWith(entity).flatMap((name) => (name in input ? [[name, input[name]]] : [])))
  if (Object.keys(sent).length === 0) return deciding
  const { round } = deciding
  const before = workingRow(entity, deciding.before, round)
  const move = { name: 'approve', label: '', input: givenWith(entity) } as never
  const scene = await readAsked({ tx, writer, entity, before, flow: undefined, move, sent, opinion: null })
  await checkRow(scene)
  const changed = changedNames(before, scene.row).filter((name) => name in scene.input)
  if (changed.length === 0) return deciding
  await tellRecord(tx, writer.actor.userId, entity, input.id, {
    action: round.kind === '变更' ? draftSteps.edit : '修改',
    changes: await changesOf(tx, writer.catalog, entity, before, scene.row),
  })
  return round.kind === '变更' ? inDraft(scene, deciding) : inRecord(scene, deciding, changed)
}

const inRecord = async (scene: Scene, deciding: Deciding, names: readonly string[]): Promise<Deciding> => {
  const { tx, writer, entity, row } = scene
  await updateRow(tx, writer.catalog, entity, row, names, searchColumns(entity, row, names), 'soon')
  const given: Values = Object.fromEntries(names.map((name) => [name, row[name]]))
  return { ...deciding, before: { ...deciding.before, ...given } }
}

const inDraft = async ({ tx, entity, row }: Scene, deciding: Deciding): Promise<Deciding> => {
  const { before, round } = deciding
  const draft = { ...draftOf(entity, before, row), ...linesPart(entity, round.draft) }
  await storeDraft(tx, round.id, draft)
  return { ...deciding, round: { ...round, draft } }
}
