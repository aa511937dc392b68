import type { Follow } from '@chengban/kernel/consequence.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, isFileField } from '@chengban/kernel/field.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { conflict, forbidden, invalid, noRoute, notFound } from '@chengban/kernel/refusal.ts'
import type { EntityName, MoveNameOf } from '@chengban/kernel/registry.ts'
import { isOffered, isSystemAct, type Move, type Workflow } from '@chengban/kernel/workflow.ts'
import type { Sql } from '../db/sql.ts'
import { sqlOf } from '../schema/expression.ts'
import { column, table } from '../schema/names.ts'
import { changesOf, tellRecord } from './change-record.ts'
import { changedNames } from './changed.ts'
import { figure, givenValue } from './figure.ts'
import { linkFiles, linkMore } from './file-links.ts'
import { reach } from './filled-words.ts'
import { checkGuards } from './guards.ts'
import { tellHearers } from './hearers.ts'
import { lockAhead } from './lock-ahead.ts'
import { readAsked } from './move-input.ts'
import { giveNumbers } from './number.ts'
import { lockRow, updateRow, writeLinks } from './rows.ts'
import { asSystem, bySystem, run, type Scene, type Values, type Within, type Writer } from './scene.ts'

/** What comes with a move: the version the person saw, and what the move asks for. */
export interface MoveInput extends Values {
  readonly id: string
  readonly version: unknown
  readonly opinion?: unknown
}

export const findMove = (entity: Entity, name: string): { flow: Workflow; move: Move } | undefined => {
  for (const flow of [entity.workflow, ...(entity.flows ?? [])]) {
    const move = flow?.moves.find((one) => one.name === name)
    if (flow && move) return { flow: flow as Workflow, move: move as Move }
  }
  return undefined
}

/** Whether there is such a move, of the entity's own or of its audit. */
export const hasMove = (entity: Entity, name: string): boolean =>
  isOffered(entity.audit, name) || findMove(entity, name) !== undefined

/** Runs one of the entity's own moves; gives the state it led to. */
export const move = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  name: string,
  input: MoveInput,
): Promise<string> => {
  const found = findMove(entity, name)
  if (!found) throw noRoute()
  const { flow, move } = found
  const { id, version, opinion: said, ...given } = input
  const before = await openMove(tx, writer, entity, move, { id, version })
  const from = String(before[flow.field])
  if (!move.from.includes(from)) throw conflict(elsewhere(move, from))
  const opinion = opinionOf(said, move.opinion === 'required', move.opinionMessage)
  const sent = writer.isSystem ? given : withoutDigest(move, given, before)
  const scene = await readAsked({ tx, writer, entity, before, flow, move, sent, opinion })
  await checkGuards(scene, move.guards)
  await run(scene, move.guard)
  const to = await targetState(scene, flow, move, { from, chosen: sent[flow.field] })
  scene.row[flow.field] = to
  await settle(scene, move.set)
  await giveNumbers(tx, writer.catalog, entity, scene.row, name)
  await store(scene, move)
  await run(scene, move.effect)
  await follow(scene, move.effects)
  const told = [
    ...(await changesOf(tx, writer.catalog, entity, before, scene.row)).filter(({ field }) => field !== flow.field),
    ...(await changesOf(tx, writer.catalog, { ...entity, fields: plainAsks(move) }, null, scene.asked ?? {})),
  ]
  await tellRecord(tx, writer.actor.userId, entity, id, {
    action: move.label,
    ...bySystem(writer),
    from,
    to,
    opinion,
    files: await keepAsked(scene, move),
    changes: told,
  })
  await tellHearers(scene, move.notify)
  return to
}

/** The rows in front, then the record; then whether this person may, on the version they saw. The system always may. */
const openMove = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  { who, except = [], locks, ahead }: Move,
  { id, version }: Pick<MoveInput, 'id' | 'version'>,
): Promise<Values> => {
  await run({ tx, writer, entity, before: null, row: { id }, input: {}, opinion: null }, ahead)
  const isUnchanged = await lockAhead(tx, writer.catalog, entity, id, locks)
  const locked = await lockRow(tx, writer.catalog, entity, id, [who, ...except.map((one) => one.who)])
  if (!locked || !(locked.seen || writer.isSystem)) throw notFound()
  if (!writer.isSystem) {
    demandVersion(version, locked.row)
    const [may, ...closed] = locked.rules
    const shut = except.find((_, index) => closed[index])
    if (shut) throw forbidden(shut.message)
    if (!may) throw forbidden()
  }
  isUnchanged(locked.row)
  return locked.row
}

const elsewhere = ({ elsewhere: words, label }: Move, state: string): string =>
  (typeof words === 'string' ? words : words?.[state]) ?? `当前状态不能${label}`

/** Who agrees or not names the digest of what they were shown, and it is that of the row under lock. */
const withoutDigest = ({ shown }: Move, given: Values, before: Values): Values => {
  if (!shown?.digest) return given
  const { [shown.digest]: digest, ...sent } = given
  if (isEmpty(digest)) throw invalid({ [shown.digest]: '请阅读内容后再确认' })
  if (digest !== before[shown.digest]) throw conflict('单据已变更，请刷新')
  return sent
}

const targetState = async (
  scene: Scene,
  { states }: Workflow,
  { to, name, label }: Move,
  { from, chosen }: { from: string; chosen: unknown },
): Promise<string> => {
  if (to === 'same') return from
  if (typeof to === 'string') return to
  if (Array.isArray(to)) return String(chosen)
  const state = 'handler' in to ? await run(scene, to.handler) : await figure(scene, to as Parameters<typeof figure>[1])
  if (state === null) throw conflict(`当前状态不能${label}`)
  if (typeof state !== 'string' || !states.includes(state))
    throw new Error(`${scene.entity.name} ${name} leads to ${String(state)}`)
  return state
}

/** Columns that follow from the step. */
export const settle = async (scene: Scene, set: Move['set'] = {}): Promise<void> => {
  const values = await Promise.all(
    Object.entries(set).map(async ([name, given]) => [name, await givenValue(scene, given ?? null)] as const),
  )
  Object.assign(scene.row, Object.fromEntries(values))
}

const store = async ({ tx, writer, entity, before, row }: Scene, { input = [] }: Move): Promise<void> => {
  const names = changedNames(before ?? {}, row)
  await updateRow(tx, writer.catalog, entity, row, names, {}, 'soon')
  for (const name of names.filter((one) => entity.fields[one]?.kind === 'refs'))
    await writeLinks(tx, writer.catalog, entity, String(row.id), name, (row[name] ?? []) as string[])
  await linkFiles(tx, entity, String(row.id), row, input)
}

/** What was given beside columns is told with the step; files stand with it as files. */
const plainAsks = ({ asks = {} }: Move): Entity['fields'] =>
  Object.fromEntries(Object.entries(asks).filter(([, field]) => !isFileField(field)))

/** Files and signatures given with the move that no column holds: they stay with its 记录, read by the record's readers. */
const keepAsked = async ({ tx, entity, row, asked = {} }: Scene, { asks = {} }: Move): Promise<FileEntry[]> => {
  const names = Object.keys(asks).filter((name) => isFileField(asks[name] as Field))
  const entries = names.flatMap((name) => ((asked[name] ?? []) as FileEntry[]).map((entry) => [name, entry] as const))
  await linkMore(
    tx,
    entity,
    String(row.id),
    entries.map(([name, { url }]) => [`asked:${name}`, url] as const),
  )
  return entries.map(([, entry]) => entry)
}

/** Other records move with this one, by their own moves; what one of them refuses refuses the whole. */
export const follow = async (scene: Scene, effects: readonly Follow[] = []): Promise<void> => {
  for (const effect of effects) {
    if (effect.when && (await figure(scene, effect.when)) !== true) continue
    const input: Values = {}
    for (const [name, given] of Object.entries(effect.input ?? {})) input[name] = await givenValue(scene, given)
    const [name, moved] = effect.move
    for (const id of await followers(scene, effect))
      await moveByName(scene, name, moved, id, { ...input, ...(effect.opinion ? { opinion: effect.opinion } : {}) })
  }
}

const followers = async (scene: Scene, { move: [name], at, by, where }: Follow): Promise<string[]> => {
  const { tx, writer, entity, row } = scene
  const { catalog } = writer
  const target = catalog.entity(name)
  const value = at ? (await reach({ tx, catalog, entity, row }, at)).value : row.id
  if (value === null) return []
  const also = where ? ` and (${sqlOf(where, catalog.place(target, 't'))})` : ''
  const rows = await tx.query<{ id: string }>(
    `select t.id::text from ${table(name)} t where t.${at ? 'id' : column(by ?? '')} = $1${also} order by t.id`,
    [value],
  )
  return rows.map(({ id }) => id)
}

/** For handlers and jobs: another record's move, or its audit's void or withdraw, in the running transaction. Its guards hold, nobody is asked who they are. */
export const moveBySystem = <E extends EntityName>(
  within: Within,
  entity: E,
  name: MoveNameOf<E>,
  id: string,
  input: Values = {},
): Promise<string> => moveByName(within, entity, name, id, input)

/** The same where a declaration names entity and move. */
export const moveByName = (
  { tx, writer }: Within,
  entity: string,
  name: string,
  id: string,
  input: Values = {},
): Promise<string> =>
  actBySystem(tx, asSystem(writer), writer.catalog.entity(entity), name, { ...input, id, version: undefined })

const actBySystem = async (tx: Sql, writer: Writer, e: Entity, name: string, input: MoveInput): Promise<string> =>
  isSystemAct(e.audit, name) ? (await writer.acts[name](tx, writer, e, input)).status : move(tx, writer, e, name, input)

/** A move names the version that was seen; a stale one is refused. */
export const demandVersion = (version: unknown, before: Values): void => {
  if (typeof version !== 'number') throw invalid({ version: 'version不能为空' })
  if (version !== before.version) throw conflict('单据已变更，请刷新')
}

/** The words given with a move, trimmed; null when there are none. */
export const opinionOf = (said: unknown, required: boolean, message = '请填写审批意见'): string | null => {
  if (said !== undefined && said !== null && typeof said !== 'string') throw invalid({ opinion: '审批意见格式错误' })
  const opinion = said?.trim() ?? ''
  if (required && !opinion) throw invalid({ opinion: message })
  if ([...opinion].length > 1000) throw invalid({ opinion: '审批意见最多1000个字' })
  return opinion || null
}
