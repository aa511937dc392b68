import { auditState, type Entity } from '@chengban/kernel/entity.ts'
import { fieldNamed } from '@chengban/kernel/field.ts'
import { has } from '@chengban/kernel/has.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import { createRule, updateRule } from '@chengban/kernel/write-rules.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { uuidv7 } from '../db/uuid.ts'
import { reduce } from '../read/rights.ts'
import { editChange } from '../round/change-edit.ts'
import { settleTasks } from '../round/questions.ts'
import { announce } from '../row/announce.ts'
import { changesOf, tellRecord } from '../row/change-record.ts'
import { changedNames } from '../row/changed.ts'
import { linkFiles } from '../row/file-links.ts'
import { fillFromOthers } from '../row/from-others.ts'
import { readInput, withDefaults } from '../row/input.ts'
import { searchKept } from '../row/kept-search.ts'
import { changesLines, type LinePlan, planLines, splitLines, writeLines } from '../row/lines.ts'
import { lockToWrite } from '../row/lock-ahead.ts'
import { giveNumbers } from '../row/number.ts'
import { demandFreeId, takesOwnId } from '../row/own-id.ts'
import { insertRow, type Locked, updateRow, writeLinks } from '../row/rows.ts'
import { authorOf, run, type Scene, type Values, type Writer } from '../row/scene.ts'
import { searchColumns } from '../row/search-columns.ts'
import { refuseByHolder, refuseByState } from '../rules/by-state.ts'
import { checkRow } from '../rules/check.ts'
import { editRules, type Grant, grantOf } from '../rules/edit-grant.ts'
import { refuseLockedOut } from '../rules/locked-out.ts'
import { refuseMade } from '../rules/made-by.ts'
import { refuseAboutWriter } from '../rules/others-only.ts'
import { checkOutside } from '../rules/outside.ts'
import { sqlOf } from '../schema/expression.ts'
import { table } from '../schema/names.ts'
import { secretRule } from '../schema/rows.ts'
import { sealSent } from '../seal/seal-sent.ts'
import { draftLine } from './draft-line.ts'
import { remove } from './remove.ts'
import { completeSignatures } from './signing.ts'

type Sent = Readonly<Record<string, unknown>>

/**
 * Stores a new row in the running transaction; gives its id. Refuses with all field errors at once. `within`: it comes
 * as a line of its parent. `settled`: what no form writes, as the call that makes the row settles it.
 */
export const create = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  sent: Sent,
  within = false,
  settled: Values = {},
): Promise<string> => {
  const { actor, catalog } = writer
  if (entity.readOnly) throw forbidden()
  if (!(within || writer.isSystem)) refuseMade(entity, 'create')
  const rule = createRule(entity)
  const may = writer.isSystem ? true : reduce(rule, actor.entries)
  if (may === false) throw forbidden(entity.madeBy?.others)
  await refuseLockedOut(tx, writer, entity)
  const { own, lists } = splitLines(entity, sent)
  const { values, errors } = readInput(entity, own, null)
  const newId = values.id ?? (entity.idKind === 'uuid' ? uuidv7(clock.now()) : null)
  sealSent(writer.services.vault, entity, newId, values, null)
  const row = { ...withDefaults(entity, values, actor.userId), ...settled }
  const now = clock.now().toISOString()
  Object.assign(row, { id: newId, tzCreate: now, tzUpdate: now, creatorId: authorOf(writer), version: 1 })
  const filled = Object.keys(lists).filter((key) => !isEmpty(lists[key]))
  const scene: Scene = { tx, writer, entity, before: null, row, input: values, opinion: null, lists: filled }
  const given = pick(row, values)
  Object.assign(errors, await checkOutside(tx, writer, entity, given, null))
  Object.assign(
    errors,
    await completeSignatures({ tx, writer, entity, fields: entity.fields, values: given, before: null, row }),
  )
  Object.assign(row, given)
  if (Object.keys(errors).length === 0) await fillFromOthers(tx, catalog, entity, row)
  const plans = await planLines(tx, writer, entity, null, lists, errors)
  await checkRow(scene, errors)
  const above = within ? undefined : await refuseByHolder(tx, writer, entity, row)
  if (above) return draftLine(tx, writer, above, { added: sent })
  if (values.id && takesOwnId(entity)) await demandFreeId(tx, entity, String(values.id))
  await giveNumbers(tx, catalog, entity, row, 'create')
  const id = await insertRow(tx, catalog, entity, row, searchColumns(entity, row), within ? 'now' : 'soon')
  row.id = id
  await searchKept(tx, catalog, entity, id, [])
  if (may !== true) await demand(tx, writer, entity, id, rule)
  await afterwards(scene, Object.keys(entity.fields), '新建', plans)
  return id
}

/** Changes the named fields of a row in the running transaction. `version`, when given, must be the row's. */
export const update = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  id: string,
  sent: Sent,
  version?: unknown,
  within = false,
): Promise<void> => {
  const { actor, catalog } = writer
  const secrets = secretRules(entity, Object.keys(sent), actor.entries)
  const locked = await lockToWrite(tx, catalog, entity, id, [updateRule(entity), ...editRules(entity), ...secrets])
  const { before, grant, mayUpdate } = opened(writer, entity, locked, sent, version)
  if (entity.audit && auditState(entity, before) === '变更中' && mayUpdate)
    return editChange({ tx, writer, entity, before, sent, acts: { create, update, remove } })
  const { own, lists } = splitLines(entity, sent)
  const { values, errors } = readInput(entity, own, before)
  sealSent(writer.services.vault, entity, id, values, before)
  const plans = (await planLines(tx, writer, entity, id, lists, errors)).filter(changesLines)
  const changed = [...changedNames(before, values), ...plans.map(({ key }) => key)]
  refuseByState(entity, before, changed, grant)
  const isUnchanged = changed.length === 0 && Object.keys(errors).length === 0
  const above = within ? undefined : await refuseByHolder(tx, writer, entity, before, isUnchanged)
  // sent back unchanged: nothing is derived again, least of all in the middle of an audit; a draft may differ
  if (isUnchanged && !above) return
  Object.assign(errors, await checkOutside(tx, writer, entity, values, before))
  const signed = { ...before, ...values }
  Object.assign(
    errors,
    await completeSignatures({ tx, writer, entity, fields: entity.fields, values, before, row: signed }),
  )
  const row: Values = { ...before, ...values, tzUpdate: clock.now().toISOString() }
  const scene: Scene = { tx, writer, entity, before, row, input: values, opinion: null }
  await checkRow(scene, errors)
  if (above) return void (await draftLine(tx, writer, above, { id, values: sent }))
  const names = changedNames(before, row)
  if (names.every((name) => name === 'tzUpdate') && plans.length === 0) return
  await updateRow(tx, catalog, entity, row, names, searchColumns(entity, row, names), within ? 'now' : 'soon')
  await afterwards(scene, names, '修改', plans)
}

interface Opened {
  readonly before: Values
  readonly grant: Grant
  readonly mayUpdate: boolean
}

/**
 * The row, seen and in the version the person saw, by somebody who may change the sent fields. The system always may.
 */
const opened = (writer: Writer, entity: Entity, locked: Locked | undefined, sent: Sent, version: unknown): Opened => {
  const { isSystem = false } = writer
  if (!locked || !(locked.seen || isSystem)) throw notFound()
  const { row, rules } = locked
  if (entity.readOnly) throw forbidden(entity.madeBy?.others)
  if (!writer.isSystem) refuseMade(entity, 'update')
  if (version !== undefined && version !== row.version) throw conflict('单据已变更，请刷新')
  const [mayUpdate = false, ...further] = rules
  const secrets = further.splice((entity.edits?.length ?? 0) * 2)
  const grant = grantOf(entity, row, further, { mayUpdate: mayUpdate || isSystem, isSystem })
  if (isSystem) return { before: row, grant, mayUpdate: true }
  refuseAboutWriter(entity, writer, row)
  if (!mayUpdate && grant.fields.size === 0 && !mayEditOwn(entity, row, sent, writer.actor.userId))
    throw forbidden(entity.madeBy?.others)
  if (secrets.includes(false)) throw forbidden()
  return { before: row, grant, mayUpdate }
}

const afterwards = async (
  scene: Scene,
  names: readonly string[],
  action: string,
  plans: readonly LinePlan[],
): Promise<void> => {
  const { tx, writer, entity, before, row } = scene
  const id = String(row.id)
  for (const name of names) {
    if (entity.fields[name]?.kind === 'refs')
      await writeLinks(tx, writer.catalog, entity, id, name, listIn<string>(row[name]), before === null)
  }
  await linkFiles(tx, entity, id, row, names, before === null)
  await run(scene, entity.on?.saved)
  const told = await writeLines(tx, writer, id, plans, { create, update, remove })
  await settleTasks(scene, { label: action })
  if (entity.untrailed) return void (await announce(tx, entity, id))
  const changes = [...(before ? await changesOf(tx, writer.catalog, entity, before, row) : []), ...told]
  const { via } = writer
  await tellRecord(tx, writer.actor.userId, entity, id, { action, ...(via ? { via } : {}), changes })
}

const pick = (row: Values, names: Values, from: Values = row): Values =>
  Object.fromEntries(
    Object.keys(row)
      .filter((name) => name in names || from === row)
      .filter((name) => from[name] !== undefined)
      .map((name) => [name, from[name]]),
  )

const demand = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  id: string,
  rule: Parameters<typeof sqlOf>[0],
): Promise<void> => {
  const [found] = await tx.query<{ may: boolean }>(
    `select (${sqlOf(rule, writer.catalog.place(entity, 't'))}) is true as may from ${table(entity.name)} t where t.id = $1`,
    [id],
  )
  if (!found?.may) throw forbidden()
}

/** The rules of the secret fields among these whose code the person lacks. */
const secretRules = (entity: Entity, names: readonly string[], entries: readonly string[]) =>
  names.flatMap((name) => {
    const code = fieldNamed(entity, name)?.options.secret
    return code && !has(entries, code) ? [secretRule(entity, name, code)] : []
  })

/** Fields of their own row that people change without the code. */
const mayEditOwn = (entity: Entity, before: Values, sent: Sent, userId: string): boolean =>
  entity.mine !== undefined && before.id === userId && Object.keys(sent).every((name) => entity.mine?.includes(name))
