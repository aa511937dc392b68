import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { giveMonthNumbers } from '@chengban/modules/administration/server/demo/numbers.ts'
import { audited } from '@chengban/modules/platform/server/demo/audited.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { insertAny } from '@chengban/modules/platform/server/seed/rows.ts'

export type Status = '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回'
type Values = Readonly<Record<string, unknown>>

/** One submission of the demonstration company with its lines. */
export interface Plan {
  readonly key: string
  readonly name: string
  readonly status: Status
  /** Working days since it was handed in. */
  readonly days: number
  /** Account of who made it. */
  readonly by: string
  readonly approvers: readonly [string, string]
  readonly head: Values
  readonly lines: readonly Values[]
}

interface Kind {
  readonly head: Entity
  readonly line: Entity
  readonly prefix: string
}

const lineStatus = (status: Status): string =>
  status === '通过' ? '通过' : status.startsWith('待') ? '待审核' : '草稿'

/** Inserts submissions of one kind with their lines; the database computes the derived columns. */
export const addSubmissions = async (
  tx: Sql,
  { who }: Cast,
  { head, line, prefix }: Kind,
  plans: readonly Plan[],
): Promise<Trail[]> => {
  const made = plans.map((plan) => {
    const id = demoId(head.name, plan.key)
    const [first, second] = plan.approvers.map(who)
    const {
      fields,
      second: more,
      trail,
    } = audited({
      module: head.name as EntityName,
      label: head.label,
      id,
      name: plan.name,
      status: plan.status,
      days: plan.days,
      initiatorId: who(plan.by),
      approvers: [first ?? '', second ?? ''],
      refusal: '凭证不全，请补充后再提交',
    })
    return {
      plan,
      trail,
      row: { ...fields, ...more, id, ...('name' in head.fields ? { name: plan.name } : {}), ...plan.head },
    }
  })
  const numbers = await giveMonthNumbers(
    tx,
    `${prefix}-`,
    made.map(({ row }) => row),
    '-',
  )
  const heads = made.map(({ row }) => ({ ...row, serialNumber: numbers.get(row.id) ?? null }))
  await insertAny(tx, head.name, heads)
  const lines = made.flatMap(({ plan, row }) => linesOf(line, plan, row))
  await insertAny(tx, line.name, lines)
  return made.map(({ trail, row }) => ({ ...trail, name: numbers.get(row.id) ?? trail.name }))
}

const linesOf = (line: Entity, { key, status, lines }: Plan, { id, tzCreate, creatorId }: Values): Values[] =>
  lines.map((one, index) => ({
    id: demoId(line.name, `${key} ${index}`),
    submitId: id,
    status: lineStatus(status),
    tzCreate,
    tzUpdate: tzCreate,
    creatorId,
    ...one,
  }))
