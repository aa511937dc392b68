import { clock } from '@chengban/engine/clock.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { conflict } from '@chengban/kernel/refusal.ts'

/** Assigns a new file to the department of its creator. */
export const fileAuditCheck: Handler = async ({ tx, before, row }) => {
  if (before) return
  const [person] = await tx.query<{ departmentId: string | null }>(
    'select department_id as "departmentId" from store."user" where id = $1',
    [row.creatorId],
  )
  row.departmentId = person?.departmentId ?? null
}

/** What a passed change replaces stays readable as an earlier version. */
export const fileAuditApproved: Handler = async ({ tx, writer, before, row }) => {
  const now = clock.now().toISOString()
  if (before?.status === '变更中') {
    const [auditor] = await tx.query<{ name: string }>('select name from store."user" where id = $1', [
      writer.actor.userId,
    ])
    const { fileVersion, name, file, tzAudit } = before
    row.history = [...listIn<Values>(row.history), { fileVersion, name, file, tzAudit, auditorName: auditor?.name }]
    row.fileVersion = Number(fileVersion) + 1
  }
  row.tzAudit = now
}

/** A file that records hold stays in force. */
export const fileAuditUnused: Handler = async ({ tx, writer, row }) => {
  const count = columnSql(writer.catalog, 'fileAudit', 'useCount', 'f')
  const [used] = await tx.query<{ count: number }>(`select ${count} as count from store.file_audit f where f.id = $1`, [
    row.id,
  ])
  if (used?.count) throw conflict('该数据已被使用，无法作废')
}
