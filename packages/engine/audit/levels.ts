import { compare, isDecimal } from '@chengban/kernel/decimal.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Sql } from '../db/sql.ts'
import type { Values } from '../write/scene.ts'
import { type Approver, approversOf } from './approvers.ts'
import type { FlowConfig } from './config.ts'
import { type NewTask, tasksFor } from './round.ts'

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
  readonly config: FlowConfig
  readonly from: number
  readonly earlier: readonly string[]
  /** Who has just decided, when that person was named for the level (not reached through the chain). */
  readonly lastDecider: string | null
}

/** Enters the first level from `from` on that somebody has to decide; levels passed by themselves leave a row. */
export const enterLevel = async (entering: Entering): Promise<Entered> => {
  const { tx, entity, row, config, earlier, lastDecider } = entering
  const passed: NewTask[] = []
  for (let level = entering.from; level <= (entity.audit?.levels ?? 0); level++) {
    const skipped = isSkipped(config, level, row)
    if (skipped) {
      passed.push({
        userId: String(lastDecider ?? row.initiator ?? row.creatorId),
        auditLevel: level,
        status: '自动通过',
        reason: '低于限额',
      })
      continue
    }
    const isNamed = typeof row[`audit${level}`] === 'string' || (config.approvers[level] ?? 'form') !== 'form'
    const approvers = await approversOf({ tx, entity, row, level, config, earlier: isNamed ? [] : earlier })
    const alone = approvers.length === 1 ? approvers[0] : undefined
    if (alone && !alone.byChain && alone.userId === lastDecider) {
      passed.push({ userId: alone.userId, auditLevel: level, status: '自动通过', reason: '连续审批人' })
      continue
    }
    return { level, approvers, tasks: [...passed, ...tasksFor(approvers, level)] }
  }
  return { level: 0, approvers: [], tasks: passed }
}

const isSkipped = (config: FlowConfig, level: number, row: Values): boolean =>
  config.skip.some((rule) => {
    if (rule.level !== level) return false
    const value = row[rule.field]
    if (rule.below === undefined) return value === (rule.is ?? true)
    return typeof value === 'string' && isDecimal(value) && compare(value.replace('-', ''), rule.below) < 0
  })
