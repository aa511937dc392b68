import type { EntityName } from '@chengban/kernel/registry.ts'
import { waitingLevel, waitingState } from '@chengban/kernel/workflow.ts'
import { momentAgo } from './days.ts'
import type { Step, Trail } from './trail.ts'

type Status =
  | '草稿'
  | '待一级审核'
  | '待二级审核'
  | '待三级审核'
  | '待四级审核'
  | '通过'
  | '驳回'
  | '已撤回'
  | '变更中'
  | '已作废'

/** A record whose audit has come so far. */
interface Audited<S extends Status = Status> {
  readonly module: EntityName
  readonly label: string
  readonly id: string
  readonly name: string
  readonly status: S
  /** Working days since it was handed in. */
  readonly days: number
  readonly initiatorId: string
  /** Who decides on each level; null where it is passed over. */
  readonly approvers: readonly (string | null)[]
  readonly refusal?: string
}

/** What the audit has left in the record, and its trail. */
export const audited = <S extends Status>(record: Audited<S>) => {
  const { status, days, initiatorId, approvers } = record
  const steps = stepsOf(record)
  return {
    trail: trailOf(record, steps),
    fields: {
      status,
      audit1: status === '草稿' ? null : (approvers[0] ?? null),
      opinion: said(steps, approvers.length),
      tzSubmit: status === '草稿' ? null : momentAgo(days, 10),
      tzCreate: momentAgo(days, 9),
      tzUpdate: steps.at(-1)?.at ?? momentAgo(days, 9),
      creatorId: initiatorId,
      version: steps.length,
    },
    second: {
      audit2: status === waitingState(2) || said(steps, 2) ? (approvers[1] ?? null) : null,
      opinionFirst: approvers.length === 2 ? said(steps, 1) : null,
    },
  }
}

const said = (steps: readonly Step[], level: number): string | null =>
  steps.find((step) => step.level === level)?.opinion ?? null

const trailOf = (record: Audited, steps: readonly Step[]): Trail => {
  const { status, days, approvers } = record
  const level = waitingLevel(status)
  return {
    ...record,
    levels: approvers.length,
    steps,
    asked: status === '已撤回' ? (approvers[0] ?? undefined) : undefined,
    waiting: level ? { userId: approvers[level - 1] ?? '', level, due: momentAgo(days - level, 18) } : undefined,
  }
}

const stepsOf = ({ status, days, initiatorId, approvers, refusal }: Audited): Step[] => {
  const steps: Step[] = [{ action: '新建', userId: initiatorId, at: momentAgo(days, 9) }]
  const add = (action: string, userId: string, after: number, from: string, to: string, more: Partial<Step> = {}) =>
    steps.push({ action, userId, at: momentAgo(days - after, 10 + after, (days * 7) % 60), from, to, ...more })
  if (status === '草稿') return steps
  const asked = approvers.flatMap((userId, index) => (userId ? [{ userId, level: index + 1 }] : []))
  const [first] = asked
  const waiting = waitingState(first?.level ?? 1)
  add('提交审核', initiatorId, 0, '草稿', waiting)
  if (status === '已撤回') add('撤回', initiatorId, 1, waiting, '已撤回')
  if (status === '驳回') {
    const opinion = refusal ?? '请补充说明后再提交'
    add('驳回', first?.userId ?? '', 1, waiting, '驳回', { level: first?.level ?? 1, opinion })
  }
  if (['已撤回', '驳回'].includes(status)) return steps
  for (const [index, { userId, level }] of asked.entries()) {
    if (status === waitingState(level)) return steps
    const next = asked[index + 1]
    const to = next ? waitingState(next.level) : '通过'
    add('同意', userId, index + 1, waitingState(level), to, { level, opinion: '同意' })
  }
  if (status === '已作废') add('作废', first?.userId ?? '', asked.length + 1, '通过', '已作废', { opinion: '不再需要' })
  return steps
}
