import type { Sql } from '@chengban/engine/db/sql.ts'
import { present } from '@chengban/kernel/present.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { into } from '../seed/rows.ts'
import { demoId } from './ids.ts'

/** Something that happened to a record; levels say what it was in the audit. */
export interface Step {
  readonly action: string
  readonly userId: string
  readonly at: string
  readonly from?: string
  readonly to?: string
  readonly opinion?: string
  readonly level?: number
}

/** A record with all that happened to it, in order. */
export interface Trail {
  readonly module: EntityName
  readonly label: string
  readonly id: string
  readonly name: string
  readonly levels: number
  readonly initiatorId: string
  readonly steps: readonly Step[]
  /** Whose decision is waited for. */
  readonly waiting?: { readonly userId: string; readonly level: number; readonly due: string } | undefined
  /** Who was asked before the record was withdrawn. */
  readonly asked?: string | undefined
  /** The approver of level 2, which was skipped. */
  readonly skipped?: string | undefined
}

/** Writes records, rounds, tasks and the messages of open tasks. */
export const addTrails = async (tx: Sql, trails: readonly Trail[]): Promise<void> => {
  await into(tx, 'comment').insert(
    trails.flatMap((trail) => trail.steps.map((step, index) => told(trail, step, index))),
  )
  const submitted = trails.filter((trail) => submission(trail))
  await into(tx, 'auditRound').insert(submitted.map(roundOf))
  await into(tx, 'auditTask').insert(submitted.flatMap(tasksOf))
  await into(tx, 'message').insert(submitted.flatMap(messageOf))
}

const submission = ({ steps }: Trail): Step | undefined => steps.find(({ action }) => action === '提交审核')
const at = (moment: string, userId: string) => ({ tzCreate: moment, tzUpdate: moment, creatorId: userId })

const told = (trail: Trail, step: Step, index: number) => {
  const { action, userId, from = null, to = null, opinion = null } = step
  const arrow = from && to && from !== to ? `（${from} → ${to}）` : ''
  return {
    id: demoId('comment', `${trail.id} ${index}`),
    ...at(step.at, userId),
    userId,
    relevanceId: trail.id,
    module: trail.module,
    content: `${action}${arrow}${opinion ? `：${opinion}` : ''}`,
    type: '记录' as const,
    source: '系统' as const,
    changes: { action, from, to, opinion, changes: [] },
  }
}

const roundId = (trail: Trail): string => demoId('auditRound', trail.id)
const titleOf = ({ label, name }: Trail): string => `${label} ${name}`

const roundOf = (trail: Trail) => {
  const submit = present(submission(trail))
  const last = trail.steps.findLast(({ level, action }) => level !== undefined || action === '撤回')
  const status = trail.waiting
    ? '进行中'
    : last?.action === '撤回'
      ? '已撤回'
      : last?.action === '驳回'
        ? '驳回'
        : '通过'
  return {
    id: roundId(trail),
    ...at(submit.at, trail.initiatorId),
    module: trail.module,
    relevanceId: trail.id,
    title: titleOf(trail),
    round: 1,
    kind: '提交' as const,
    levels: trail.levels,
    auditLevel: trail.waiting?.level ?? last?.level ?? 1,
    initiatorId: trail.initiatorId,
    status: status as '通过',
    tzSubmit: submit.at,
    tzEnd: trail.waiting ? null : (last?.at ?? null),
  }
}

const tasksOf = (trail: Trail) => {
  const { skipped, steps, waiting } = trail
  const decided = steps.flatMap((step, index) =>
    step.level === undefined ? [] : [{ ...step, level: step.level, index }],
  )
  return [
    ...decided.map(({ level, userId, index, action, opinion = null, at: tzAct }) => ({
      ...taskOf(trail, level, userId, index),
      status: action === '同意' ? ('已同意' as const) : ('已驳回' as const),
      opinion,
      tzAct,
    })),
    ...(skipped
      ? [
          {
            ...taskOf(trail, 2, skipped, steps.length),
            status: '自动通过' as const,
            reason: '低于限额',
            tzAct: opened(trail, 2),
          },
        ]
      : []),
    ...(waiting
      ? [
          {
            ...taskOf(trail, waiting.level, waiting.userId, steps.length),
            status: '待处理' as const,
            tzDue: waiting.due,
          },
        ]
      : []),
    ...withdrawn(trail),
  ]
}

/** When a level was reached: at the decision of the level before, or when the record was submitted. */
const opened = (trail: Trail, level: number): string =>
  (trail.steps.find((step) => step.level === level - 1) ?? present(submission(trail))).at

const taskOf = (trail: Trail, level: number, userId: string, recordVersion: number) => ({
  id: demoId('auditTask', `${trail.id} ${level}`),
  ...at(opened(trail, level), trail.initiatorId),
  roundId: roundId(trail),
  module: trail.module,
  relevanceId: trail.id,
  title: titleOf(trail),
  initiatorId: trail.initiatorId,
  userId,
  kind: '审批' as const,
  auditLevel: level,
  recordVersion,
  urgeCount: 0,
  reason: null,
  opinion: null,
  tzDue: null,
  tzAct: null,
})

/** Withdrawing closes the task that was open. */
const withdrawn = (trail: Trail) => {
  const step = trail.steps.find(({ action }) => action === '撤回')
  if (!step || !trail.asked) return []
  return [{ ...taskOf(trail, 1, trail.asked, 2), status: '已取消' as const, reason: '申请人撤回', tzAct: step.at }]
}

const messageOf = (trail: Trail) => {
  const { waiting, module, id, label, name, initiatorId } = trail
  if (!waiting) return []
  const opened = trail.steps.at(-1)?.at ?? ''
  return [
    {
      id: demoId('message', id),
      ...at(opened, initiatorId),
      userId: waiting.userId,
      senderId: initiatorId,
      kind: '审批' as const,
      type: module,
      title: `【${label}】${name} 待您审批`,
      module,
      relevanceId: id,
      isRead: false,
    },
  ]
}
