import { draftSteps } from '@chengban/kernel/draft-steps.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { isFileField } from '@chengban/kernel/field.ts'
import { filesIn } from '@chengban/kernel/kinds/file.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { isSame } from '../row/canonical.ts'
import { changesOf } from '../row/change-record.ts'
import { changedNames } from '../row/changed.ts'
import { linkMore } from '../row/file-links.ts'
import { readInput } from '../row/input.ts'
import { type LineActs, listOf, planLines, splitLines, writeLines } from '../row/lines.ts'
import { updateRow } from '../row/rows.ts'
import type { Values, Writer } from '../row/scene.ts'
import { checkRow } from '../rules/check.ts'
import { checkOutside } from '../rules/outside.ts'
import { sealSent } from '../seal/seal-sent.ts'
import { isDrafted, linesPart, toldOf, withLists } from './change-draft.ts'
import { filesOfLists, unseenFiles } from './draft-files.ts'
import { readState } from './state.ts'
import { tell } from './tell.ts'

interface Editing {
  readonly tx: Sql
  readonly writer: Writer
  readonly entity: Entity
  /** The locked record in 变更中; that the person may change it has been asked. */
  readonly before: Values
  readonly sent: Readonly<Record<string, unknown>>
  /** The write path's own verbs, for lists of child rows that are left free; without them none is sent. */
  readonly acts?: LineActs
}

/** Edits during a change go into its draft; the record keeps the approved values. */
export const editChange = async (editing: Editing): Promise<void> => {
  const { tx, writer, entity, before, sent } = editing
  const id = String(before.id)
  const { last } = await readState(tx, entity, id)
  const drafted: Values = { ...before, ...last?.draft }
  const { own, lists } = splitLines(entity, sent)
  const { values, errors } = readInput(entity, own, drafted)
  sealSent(writer.services.vault, entity, id, values, drafted)
  const waiting = Object.fromEntries(Object.entries(lists).filter(([key]) => !listOf(entity, key)?.lines.free))
  const inDraft = await withLists({ tx, writer, entity, before }, last?.draft, waiting, errors)
  const files = filesOfLists(writer.catalog, entity, waiting)
  Object.assign(errors, await unseenFiles(tx, files))
  const isChanging = changedNames(drafted, values).length > 0 || !isSame(inDraft, linesPart(entity, last?.draft))
  if (isChanging && last?.status !== '填写中') throw conflict('审批中，不能修改')
  Object.assign(errors, await checkOutside(tx, writer, entity, values, drafted))
  const row: Values = { ...drafted, ...values }
  await checkRow({ tx, writer, entity, before, row, input: values, opinion: null }, errors)
  await writeFree(editing, lists)
  const draft = { ...draftOf(entity, before, row), ...inDraft }
  if (!isChanging || !last || isSame(draft, last.draft)) return
  await storeDraft(tx, last.id, draft)
  await linkDraft(tx, entity, id, draft)
  await linkMore(
    tx,
    entity,
    id,
    files.map(({ place, url }) => [`draft:${place.split('.')[0]}`, url] as const),
  )
  const stored = { ...before, tzUpdate: clock.now().toISOString() }
  await updateRow(tx, writer.catalog, entity, stored, ['tzUpdate'], {}, 'soon')
  const changes = [
    ...(await changesOf(tx, writer.catalog, entity, drafted, { ...before, ...draft })),
    ...toldOf(inDraft),
  ]
  await tell({ tx, entity, row: stored, userId: writer.actor.userId }, { action: draftSteps.edit, changes }, [])
}

/** Lists left free are written at once, as ever. */
const writeFree = async ({ tx, writer, entity, before, acts }: Editing, lists: Values): Promise<void> => {
  if (!acts) return
  const errors: Record<string, string> = {}
  const free = Object.fromEntries(Object.entries(lists).filter(([key]) => listOf(entity, key)?.lines.free))
  const plans = await planLines(tx, writer, entity, String(before.id), free, errors)
  if (Object.keys(errors).length) throw invalid(errors)
  await writeLines(tx, writer, String(before.id), plans, acts)
}

/** The values that differ from the stored ones. */
export const draftOf = (entity: Entity, before: Values, row: Values): Values =>
  Object.fromEntries(
    changedNames(before, row)
      .filter((name) => isDrafted(entity, name))
      .map((name) => [name, row[name] ?? null]),
  )

export const storeDraft = (tx: Sql, roundId: string, draft: Values): Promise<unknown> =>
  tx.query('update store.audit_round set draft = $2, tz_update = $3, version = version + 1 where id = $1', [
    roundId,
    JSON.stringify(draft),
    clock.now().toISOString(),
  ])

/** Files of a draft are read by who reads the draft, also when the round has ended. */
const linkDraft = (tx: Sql, entity: Entity, id: string, draft: Values): Promise<void> =>
  linkMore(
    tx,
    entity,
    id,
    Object.entries(draft)
      .filter(([name]) => entity.fields[name] && isFileField(entity.fields[name]))
      .flatMap(([name, value]) => filesIn(value).map(({ url }) => [`draft:${name}`, url] as const)),
  )
