import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { conflict, forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { Move, Workflow } from '@chengban/kernel/workflow.ts'
import { askerOf } from '../asker.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { linkFiles } from './attached.ts'
import { changesOf, tellRecord } from './change-record.ts'
import { readInput } from './input.ts'
import { checkOutside } from './outside.ts'
import { lockRow, updateRow } from './rows.ts'
import { run, type Scene, type Values, type Writer } from './scene.ts'

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

/** Runs one of the entity's own moves; gives the state it led to. */
export const move = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  name: string,
  input: MoveInput,
): Promise<string> => {
  const found = findMove(entity, name)
  if (!found) throw notFound()
  const { flow, move } = found
  const { id, version, opinion: said, ...sent } = input
  const locked = await lockRow(tx, writer.catalog, entity, id, [move.who])
  if (!locked?.seen) throw notFound()
  const { row: before } = locked
  demandVersion(version, before)
  if (!locked.rules[0]) throw forbidden()
  const from = String(before[flow.field])
  if (!move.from.includes(from)) throw conflict(`当前状态不能${move.label}`)
  const opinion = opinionOf(said, move.opinion === 'required')
  const scene = await sceneOf(tx, writer, entity, before, move, sent, opinion)
  const to = move.to === 'same' ? from : move.to
  await run(scene, move.guard)
  scene.row[flow.field] = to
  await updateRow(tx, writer.catalog, entity, scene.row, changedNames(before, scene.row), {})
  await linkFiles(tx, entity, id, scene.row, move.input ?? [])
  await run(scene, move.effect)
  await tellRecord(tx, writer.actor.userId, entity, id, {
    action: move.label,
    from,
    to,
    opinion,
    changes: (await changesOf(tx, writer.catalog, entity, before, scene.row)).filter(
      ({ field }) => field !== flow.field,
    ),
  })
  return to
}

const sceneOf = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  before: Values,
  step: Move,
  sent: Values,
  opinion: string | null,
): Promise<Scene> => {
  const allowed = new Set(step.input ?? [])
  const stray = Object.keys(sent).find((key) => !allowed.has(key))
  if (stray) throw invalid({ [stray]: '未知字段' })
  const open = {
    ...entity,
    fields: Object.fromEntries(
      Object.entries(entity.fields).map(([key, field]) => [
        key,
        allowed.has(key) ? { ...field, options: { ...field.options, readonly: false } } : field,
      ]),
    ),
  } as Entity
  const { values, errors } = readInput(open, sent, { ...before })
  Object.assign(errors, await checkOutside(tx, writer, entity, values, before))
  const row: Values = { ...before, ...values, tzUpdate: clock.now().toISOString() }
  for (const [key, message] of Object.entries(step.required ?? {}))
    if (isEmpty(row[key])) errors[key] ??= message as string
  if (Object.keys(errors).length) throw invalid(errors)
  checkGuards(step.guards ?? [], row, writer)
  return { tx, writer, entity, before, row, input: values, opinion }
}

/** Conditions of a move over the row as it will be; at a field they are the person's to mend, else the state's. */
export const checkGuards = (guards: NonNullable<Move['guards']>, row: Values, writer: Writer): void => {
  const asker = askerOf(writer.actor)
  for (const { holds, field, message } of guards) {
    if (evaluate(holds, row, asker) === true) continue
    throw field ? invalid({ [field]: message }) : conflict(message)
  }
}

/** A move names the version that was seen; a stale one is refused. */
export const demandVersion = (version: unknown, before: Values): void => {
  if (typeof version !== 'number') throw invalid({ version: 'version不能为空' })
  if (version !== before.version) throw conflict('单据已变更，请刷新')
}

/** The words given with a move, trimmed; null when there are none. */
export const opinionOf = (said: unknown, required: boolean): string | null => {
  if (said !== undefined && said !== null && typeof said !== 'string') throw invalid({ opinion: '审批意见格式错误' })
  const opinion = said?.trim() ?? ''
  if (required && !opinion) throw invalid({ opinion: '请填写审批意见' })
  if ([...opinion].length > 1000) throw invalid({ opinion: '审批意见最多1000个字' })
  return opinion || null
}

export const changedNames = (before: Values, row: Values): string[] =>
  Object.keys(row).filter((name) => JSON.stringify(row[name] ?? null) !== JSON.stringify(before[name] ?? null))
