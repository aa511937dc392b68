import { compare, isDecimal } from '@chengban/kernel/decimal.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Sql } from '../db/sql.ts'
import type { Values } from '../row/scene.ts'
import { type Approver, applicantOf, approversOf } from './approvers.ts'
import type { FlowConfig } from './config.ts'
import { decisionDue, type Setting } from './state.ts'
import type { NewTask } from './tasks.ts'

/** What entering a level leads to: people to ask, or a level further on, or the end. */
export interface Entered {
  /** The level that waits; 0 when all have passed. */
  readonly level: number
  readonly approvers: readonly Approver[]
  readonly tasks: readonly NewTask[]
}

interface Entering {
  readonly tx: Sql
  readonly entity: Entity
  readonly row: Values
  readonly setting: Setting
  readonly from: number
  readonly earlier: readonly string[]
  /** Who has just decided, when that person was named for the level (not reached through the chain). */
  readonly lastDecider: string | null
  /** Who asks, where that is not the record's applicant. */
  readonly initiatorId?: string | undefined
}

/** Enters the first level from `from` on that somebody has to decide; levels passed by themselves leave a row. */
export const enterLevel = async (entering: Entering): Promise<Entered> => {
  const { tx, entity, row, setting, earlier, lastDecider, initiatorId } = entering
  const passed: NewTask[] = []
  for (let auditLevel = entering.from; auditLevel <= (entity.audit?.levels ?? 0); auditLevel++) {
    if (isSkipped(setting.config, auditLevel, row)) {
      const userId = lastDecider ?? initiatorId ?? applicantOf(entity, row)
      passed.push({ userId, auditLevel, status: '自动通过', reason: '低于限额' })
      continue
    }
    const approvers = await approversOf({ tx, entity, row, level: auditLevel, setting, earlier, initiatorId })
    const alone = approvers.length === 1 ? approvers[0] : undefined
    if (alone && !alone.byChain && alone.userId === lastDecider) {
      passed.push({ userId: alone.userId, auditLevel, status: '自动通过', reason: '连续审批人' })
      continue
    }
    return { level: auditLevel, approvers, tasks: [...passed, ...tasksFor(approvers, auditLevel, setting)] }
  }
  return { level: 0, approvers: [], tasks: passed }
}

const tasksFor = (approvers: readonly Approver[], auditLevel: number, setting: Setting): NewTask[] => {
  const tzDue = decisionDue(setting)
  return approvers.map(({ userId, forId, forName }) => ({
    userId,
    forId,
    auditLevel,
    status: '待处理',
    tzDue,
    ...(forName === null ? {} : { reason: `代${forName}审批` }),
  }))
}

/** A limit is held against the figure without its sign; a condition against the value as it is. */
export const isSkipped = ({ skip }: Pick<FlowConfig, 'skip'>, level: number, row: Values): boolean =>
  skip.some((rule) => {
    if (rule.level !== level) return false
    const value = row[rule.field]
    if (rule.below === undefined) return value === (rule.is ?? true)
    const figure = typeof value === 'number' ? String(value) : value
    return typeof figure === 'string' && isDecimal(figure) && compare(figure.replace('-', ''), String(rule.below)) < 0
  })
