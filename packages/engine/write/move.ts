import type { Consequence, Follow } from '@chengban/kernel/consequence.ts'
import { offers } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { flowOf, moveOf } from '@chengban/kernel/moves.ts'
import { conflict, invalid, noRoute, notFound } from '@chengban/kernel/refusal.ts'
import type { EntityName, MoveNameOf } from '@chengban/kernel/registry.ts'
import { isSystemAct, type Move } from '@chengban/kernel/workflow.ts'
import type { Sql } from '../db/sql.ts'
import { agreeAhead } from '../round/agree-ahead.ts'
import { settleTasks } from '../round/questions.ts'
import type { Added, Gives, Made, MoveInput } from '../row/act.ts'
import { tellRecord } from '../row/change-record.ts'
import { changedNames } from '../row/changed.ts'
import { figure, givenValue } from '../row/figure.ts'
import { linkFiles } from '../row/file-links.ts'
import { reach } from '../row/filled-words.ts'
import { tellHearers } from '../row/hearers.ts'
import { lockAhead } from '../row/lock-ahead.ts'
import { stepOf } from '../row/move-step.ts'
import { giveNumbers } from '../row/number.ts'
import { lockRow, updateRow, writeLinks } from '../row/rows.ts'
import { asSystem, run, type Scene, type Values, type Within, type Writer } from '../row/scene.ts'
import { elsewhere, targetState } from '../row/target-state.ts'
import { checkGuards } from '../rules/guards.ts'
import { checkLimit } from '../rules/limit.ts'
import { moverRules, refuseMover } from '../rules/mover.ts'
import { sqlOf } from '../schema/expression.ts'
import { column, table } from '../schema/names.ts'
import { add } from './adds.ts'
import { readAsked } from './move-input.ts'
import { isPlain, moveTogether } from './move-together.ts'

// Decision 079: An act is a move that changes no state

/** Whether there is such a move, of the entity's own or of its audit. */
export const hasMove = (entity: Entity, name: string): boolean =>
  offers(entity, name) || moveOf(entity, name) !== undefined

/** Runs one of the entity's own moves; gives the state it led to. */
export const move = async (tx: Sql, writer: Writer, entity: Entity, name: string, input: MoveInput): Promise<string> =>
  (await make(tx, writer, entity, name, input)).status ?? ''

/** The same with all that came of it; `together` are the ids of all rows it is made of. */
export const make = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  name: string,
  input: MoveInput,
  together: readonly string[] = [input.id],
): Promise<Made> => {
  const move = moveOf(entity, name)
  if (!move) throw noRoute()
  const flow = flowOf(entity, name)
  const { id, version, opinion: said, ...given } = input
  await run({ tx, writer, entity, before: null, row: { id }, input: given, opinion: null, together }, move.ahead)
  const before = await openMove(tx, writer, entity, move, { id, version })
  const from = flow ? String(before[flow.field]) : null
  if (from !== null && !move.from.includes(from))
    throw await elsewhere({ tx, catalog: writer.catalog, entity, row: before }, move, from)
  const opinion = opinionOf(said, false)
  if (await agreeAhead({ tx, writer, entity, before, name, given, opinion }))
    return { status: from, told: [], added: {}, gives: {}, changed: [], next: null }
  const sent = writer.isSystem ? given : withoutDigest(move, given, before)
  const scene = { ...(await readAsked({ tx, writer, entity, before, flow, move, sent, opinion })), together }
  await checkGuards(scene, move.guards)
  const next = await checkLimit(scene, move)
  await run(scene, move.guard)
  const to = flow && from !== null ? await targetState(scene, flow, move, { from, chosen: sent[flow.field] }) : null
  if (flow) scene.row[flow.field] = to
  await settle(scene, move.set)
  await giveNumbers(tx, writer.catalog, entity, scene.row, name)
  const changed = changedNames(before, scene.row).filter((one) => one in scene.input)
  await store(scene, move)
  const noted = await settleTasks(scene, move)
  const gives = ((await run(scene, move.effect)) ?? {}) as Gives
  const added = await follow(scene, move)
  await tellRecord(tx, writer.actor.userId, entity, id, { ...(await stepOf(scene, move, { from, to })), ...noted })
  const told = await tellHearers(scene, move.notify)
  return { status: to, told, added, gives, changed, next }
}

/** The rows that columns name, then the record; then whether this person may, on the version they saw. The system always may. */
export const openMove = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  move: Move,
  { id, version }: Pick<MoveInput, 'id' | 'version'>,
): Promise<Values> => {
  const isUnchanged = await lockAhead(tx, writer.catalog, entity, id, [...(entity.locks ?? []), ...(move.locks ?? [])])
  const locked = await lockRow(tx, writer.catalog, entity, id, moverRules(entity, move))
  if (!locked || !(locked.seen || writer.isSystem)) throw notFound()
  if (!writer.isSystem) {
    if (!move.anyVersion || version !== undefined) demandVersion(version, locked.row)
    refuseMover(entity, move, locked.rules)
  }
  isUnchanged(locked.row)
  return locked.row
}

/** Who agrees or not names the digest of what they were shown, and it is that of the row under lock. */
const withoutDigest = ({ shown }: Move, given: Values, before: Values): Values => {
  if (!shown?.digest) return given
  const { [shown.digest]: digest, ...sent } = given
  if (isEmpty(digest)) throw invalid({ [shown.digest]: '请阅读内容后再确认' })
  if (digest !== before[shown.digest]) throw conflict('单据已变更，请刷新')
  return sent
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
  // an act that writes beside the record leaves it in the version that others have before them
  if (names.every((name) => name === 'tzUpdate')) return
  await updateRow(tx, writer.catalog, entity, row, names, {}, 'soon')
  for (const name of names.filter((one) => entity.fields[one]?.kind === 'refs'))
    await writeLinks(tx, writer.catalog, entity, String(row.id), name, listIn<string>(row[name]))
  await linkFiles(tx, entity, String(row.id), row, input)
}

/**
 * Makes the moves of other records that follow from this one, and new rows; a refusal by one of them refuses the whole.
 * Gives the new rows.
 */
export const follow = async (
  scene: Scene,
  { effects = [], adds }: Pick<Consequence, 'effects' | 'adds'> = {},
): Promise<Added> => {
  for (const effect of effects) {
    if (effect.when && (await figure(scene, effect.when)) !== true) continue
    await moveFollowers(scene, effect)
  }
  return add(scene, adds)
}

const moveFollowers = async (scene: Scene, effect: Follow): Promise<void> => {
  const [name, moved] = effect.move
  const ids = await followers(scene, effect)
  const target = scene.writer.catalog.entity(name)
  if (ids.length > 1 && !effect.opinion && isPlain(target, moved)) return moveTogether(scene, target, moved, ids)
  const input: Values = effect.opinion ? { opinion: effect.opinion } : {}
  for (const [name, given] of Object.entries(effect.input ?? {})) input[name] = await givenValue(scene, given)
  for (const id of ids) await moveByName(scene, name, moved, id, input)
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

/**
 * For handlers and jobs: another record's move, or its audit's void or withdraw, in the running transaction. Its guards
 * apply, rights are not checked.
 */
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
