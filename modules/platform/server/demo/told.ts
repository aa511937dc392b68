import type { EntityName } from '@chengban/kernel/registry.ts'
import { momentAgo } from './days.ts'
import type { Step, Trail } from './trail.ts'

type Status = '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '变更中' | '已作废'

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
  /** Who decides on each level. */
  readonly approvers: readonly string[]
  readonly summary?: readonly { readonly label: string; readonly value: string }[]
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
      audit2: status === words[2] || said(steps, 2) ? (approvers[1] ?? null) : null,
      opinionFirst: approvers.length === 2 ? said(steps, 1) : null,
    },
  }
}

const said = (steps: readonly Step[], level: number): string | null =>
  steps.find((step) => step.level === level)?.opinion ?? null

const trailOf = (record: Audited, steps: readonly Step[]): Trail => {
  const { status, days, approvers } = record
  const level = status === words[1] ? 1 : status === words[2] ? 2 : 0
  return {
    ...record,
    levels: approvers.length,
    steps,
    summary: record.summary ?? [],
    asked: status === '已撤回' ? approvers[0] : undefined,
    waiting: level ? { userId: approvers[level - 1] ?? '', level, due: momentAgo(days - level, 18) } : undefined,
  }
}

const words = { 1: '待一级审核', 2: '待二级审核' } as const

const stepsOf = ({ status, days, initiatorId, approvers, refusal }: Audited): Step[] => {
  const steps: Step[] = [{ action: '新建', userId: initiatorId, at: momentAgo(days, 9) }]
  const add = (action: string, userId: string, after: number, from: string, to: string, more: Partial<Step> = {}) =>
    steps.push({ action, userId, at: momentAgo(days - after, 10 + after, (days * 7) % 60), from, to, ...more })
  if (status === '草稿') return steps
  add('提交审核', initiatorId, 0, '草稿', words[1])
  if (status === '已撤回') add('撤回', initiatorId, 1, words[1], '已撤回')
  if (status === '驳回')
    add('驳回', approvers[0] ?? '', 1, words[1], '驳回', { level: 1, opinion: refusal ?? '请补充说明后再提交' })
  if (['已撤回', '驳回', words[1]].includes(status)) return steps
  const two = approvers.length === 2
  add('同意', approvers[0] ?? '', 1, words[1], two ? words[2] : '通过', { level: 1, opinion: '同意' })
  if (status === words[2]) return steps
  if (two) add('同意', approvers[1] ?? '', 2, words[2], '通过', { level: 2, opinion: '同意' })
  if (status === '已作废') add('作废', approvers[0] ?? '', 3, '通过', '已作废', { opinion: '不再需要' })
  return steps
}
