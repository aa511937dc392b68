import type { Sql } from '@chengban/engine/db/sql.ts'
import { column, table } from '@chengban/engine/schema/names.ts'
import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { into } from '../seed/rows.ts'
import { momentAgo } from './days.ts'
import { demoId } from './ids.ts'

/** What has passed and is being changed: written still, or handed in and waiting for somebody. */
export interface OpenChange {
  readonly entity: Entity
  readonly id: string
  readonly name: string
  readonly initiatorId: string
  readonly draft: Readonly<Record<string, string>>
  /** Who decides, where it was handed in. */
  readonly approverId?: string | undefined
  /** Working days since it was begun. */
  readonly days: number
}

/** Opens a second round of these records; the approved values stay in force meanwhile. */
export const addChanges = async (tx: Sql, changes: readonly OpenChange[]): Promise<void> => {
  const versions = new Map<string, number>()
  for (const { entity, id, days } of changes) {
    const [row] = await tx.query<{ version: number }>(
      `update ${table(entity.name)} set ${column(auditField(entity))} = '变更中', tz_update = $2, version = version + 1
       where id = $1 returning version`,
      [id, momentAgo(days, 10)],
    )
    versions.set(id, row?.version ?? 1)
  }
  await into(tx, 'auditRound').insert(changes.map(roundOf))
  await into(tx, 'auditTask').insert(changes.flatMap((change) => taskOf(change, versions.get(change.id) ?? 1)))
  await into(tx, 'comment').insert(changes.map(told))
}

const roundId = ({ id }: OpenChange): string => demoId('auditRound', `${id} 2`)
const titleOf = ({ entity, name }: OpenChange): string => `${entity.label} ${name}`
const at = (moment: string, userId: string) => ({ tzCreate: moment, tzUpdate: moment, creatorId: userId })

const contentOf = ({ entity, draft }: OpenChange) =>
  Object.entries(draft).map(([field, value]) => ({ field, label: entity.fields[field]?.label ?? field, value }))

const roundOf = (change: OpenChange) => {
  const { entity, id, initiatorId, approverId, draft, days } = change
  return {
    id: roundId(change),
    ...at(momentAgo(days, 10), initiatorId),
    module: entity.name,
    relevanceId: id,
    title: titleOf(change),
    round: 2,
    kind: '变更' as const,
    levels: Number(entity.audit?.levels ?? 1),
    auditLevel: 1,
    initiatorId,
    status: approverId ? ('进行中' as const) : ('填写中' as const),
    draft,
    content: approverId ? contentOf(change) : null,
    chosen: [],
    tzSubmit: approverId ? momentAgo(days, 11) : null,
  }
}

const taskOf = (change: OpenChange, recordVersion: number) => {
  const { entity, id, initiatorId, approverId, days } = change
  if (!approverId) return []
  return [
    {
      id: demoId('auditTask', `${id} change`),
      ...at(momentAgo(days, 11), initiatorId),
      roundId: roundId(change),
      module: entity.name,
      relevanceId: id,
      title: titleOf(change),
      summary: contentOf(change).map(({ label, value }) => ({ label, value })),
      initiatorId,
      userId: approverId,
      kind: '审批' as const,
      auditLevel: 1,
      recordVersion,
      urgeCount: 0,
      status: '待处理' as const,
      tzDue: momentAgo(days - 1, 18),
    },
  ]
}

const told = ({ entity, id, initiatorId, days }: OpenChange) => ({
  id: demoId('comment', `${id} change`),
  ...at(momentAgo(days, 10), initiatorId),
  userId: initiatorId,
  relevanceId: id,
  module: entity.name,
  content: '变更（通过 → 变更中）',
  type: '记录' as const,
  source: '系统' as const,
  changes: { action: '变更', from: '通过', to: '变更中', opinion: null, changes: [] },
})
