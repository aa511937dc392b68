import { run, type Scene, type Values, type Within } from '@chengban/engine/row/scene.ts'
import { checkRow } from '@chengban/engine/rules/check.ts'
import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { flowOf, movesOf } from '@chengban/kernel/moves.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import { sceneOf } from './move-scene.ts'

/** One way to write a row: the states it begins from, and what the write path runs. */
export interface Door {
  readonly entity: Entity
  readonly name: string
  readonly from: readonly (string | null)[]
  readonly state?: string
  readonly scenes: (within: Within, row: Values) => readonly Scene[]
  readonly runs: (scene: Scene) => Promise<void>
}

const plain = (within: Within, entity: Entity, before: Values | null, row: Values): Scene => ({
  ...{ ...within, entity, before, row },
  ...{ input: row, opinion: '错' },
})

const inOrder =
  (...names: readonly (HandlerName | undefined)[]) =>
  async (scene: Scene): Promise<void> => {
    for (const name of names) await run(scene, name)
  }

const elsewhere = (row: Values): Values[] => [
  { ...row, company: row.company === 'A' ? 'B' : 'A' },
  ...(typeof row.month === 'string' ? [{ ...row, month: `${row.month.slice(0, 5)}01` }] : []),
]

/** Creating, changing and deleting; `shift` takes the row to another company, and its month to another. */
const formDoors = (entity: Entity): Door[] => {
  if (entity.readOnly || entity.madeBy?.create) return []
  const { audit, workflow, fields } = entity
  const state = audit ? auditField(entity) : workflow?.field
  const drafts = { entity, ...(state ? { state } : {}), from: [audit ? '草稿' : (workflow?.initial ?? null)] }
  const asWritten = (scene: Scene) => checkRow(scene)
  const anew = (row: Values) => ({ ...row, id: '00000000-0000-4000-8000-000000000000' })
  const { computed, fixed } = fields.company?.options ?? {}
  const shift: Door = {
    ...drafts,
    name: 'shift',
    scenes: (w, row) => elsewhere(row).map((to) => plain(w, entity, row, to)),
    runs: asWritten,
  }
  return [
    { ...drafts, name: 'create', scenes: (w, row) => [plain(w, entity, null, anew(row))], runs: asWritten },
    { ...drafts, name: 'change', scenes: (w, row) => [plain(w, entity, row, { ...row })], runs: asWritten },
    ...(fields.company && !computed && !fixed ? [shift] : []),
    { ...drafts, name: 'delete', scenes: (w, row) => [plain(w, entity, row, row)], runs: inOrder(entity.on?.removing) },
  ]
}

const moveDoors = (entity: Entity): Door[] =>
  movesOf(entity).map((move) => {
    const to = typeof move.to === 'object' && 'handler' in move.to ? move.to.handler : undefined
    const state = flowOf(entity, move.name)?.field
    return {
      ...{ entity, name: move.name, from: state ? move.from : [null], ...(state ? { state } : {}) },
      scenes: (within, row) => [true, false].map((isYes) => sceneOf(within, entity, move, row, isYes)),
      runs: inOrder(move.guard, to, move.effect),
    }
  })

const auditSteps = {
  submit: '草稿',
  approve: '待一级审核',
  reject: '待一级审核',
  withdraw: '待一级审核',
  auditWithdraw: '待二级审核',
  void: '通过',
} as const

const auditDoors = (entity: Entity): Door[] => {
  const { audit } = entity
  if (!audit) return []
  const guard = audit.guard
  const effect = audit.effect
  return Object.entries(auditSteps).map(([name, from]) => ({
    ...{ entity, name, from: [from], state: auditField(entity) },
    scenes: (within, row) => [plain(within, entity, row, { ...row })],
    runs: inOrder(guard?.[name], effect?.[name]),
  }))
}

/** Every way to write rows of an entity, named calls apart. */
export const doorsOf = (entity: Entity): Door[] => [...formDoors(entity), ...moveDoors(entity), ...auditDoors(entity)]
