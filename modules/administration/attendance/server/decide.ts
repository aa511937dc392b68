import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { ofRow } from '@chengban/engine/row/of-row.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { conflict, invalid, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import { attendance } from '../attendance.entity.ts'
import type { auditDay1, auditDay2, auditMonth1, auditMonth2 } from '../decide.call.ts'
import { namedRows } from './ignores.ts'
import { lockMonth, monthOf } from './months.ts'

/** A decision over a whole month: exactly what waits, so that nothing is decided unseen. */
export const decideMonth =
  (level: 1 | 2): CallHandler<typeof auditMonth1> =>
  (engine, { userId, month: named, rows: sent, pass, opinion }) => {
    const month = monthOf(named)
    const rows = namedRows(sent)
    demandWords(pass, opinion)
    const { writer } = engine
    return engine.write(attendance, async (tx) => {
      await lockMonth(tx, userId, month)
      const waiting = await waitingFor(tx, writer.actor.userId, { userId, month, level })
      if (waiting.length === 0) throw new Refusal('NOT_FOUND', '没有待审核的申诉')
      const known = new Map(waiting.map(({ id, version }) => [id, version]))
      const isSame = rows.length === waiting.length && rows.every(({ id, version }) => known.get(id) === version)
      if (!isSame) throw conflict('待审核的申诉已变化，请刷新')
      const status = { 待二级审核: 0, 通过: 0, 驳回: 0 }
      for (const { id } of waiting) {
        const index = rows.findIndex((row) => row.id === id)
        const act = { id, version: await versionOf(tx, id), opinion: opinion ?? undefined }
        const acted = await ofRow(index, id, () =>
          writer.acts[pass ? 'approve' : 'reject'](tx, writer, attendance, act),
        )
        status[acted.status as keyof typeof status]++
      }
      return { decided: waiting.length, status }
    })
  }

/**
 * Reads the current version of a day. Approving one appeal may recalculate other days of the month and raise their
 * versions; the versions sent by the caller were compared before that.
 */
const versionOf = async (tx: Sql, id: string): Promise<number> => {
  const [row] = await tx.query<{ version: number }>('select version from store.attendance where id = $1', [id])
  return row?.version ?? 0
}

/** One appeal; the others of the month stay as they are. */
export const decideDay =
  (level: 1 | 2): CallHandler<typeof auditDay1> =>
  (engine, { id, version, pass, opinion }) => {
    demandWords(pass, opinion)
    if (!isUuid(id)) throw notFound()
    const { writer } = engine
    return engine.write(attendance, async (tx) => {
      const [before] = await find({ tx, writer }, 'attendance', id)
      if (!before) throw notFound()
      await lockMonth(tx, before.userId, String(before.month))
      if (level === 2 && before.status === '待一级审核') throw conflict('一级审核尚未完成')
      if (level === 1 && before.status === '待二级审核') throw conflict('该单据已被处理')
      const act = { id, version, opinion: opinion ?? undefined }
      await writer.acts[pass ? 'approve' : 'reject'](tx, writer, attendance, act)
      const [row] = await find({ tx, writer }, 'attendance', id)
      const which = { userId: before.userId, month: String(before.month), level }
      const left = (await waitingFor(tx, writer.actor.userId, which)).length
      return { id, status: String(row?.status), version: Number(row?.version), left }
    })
  }

const demandWords = (pass: boolean, opinion: string | null | undefined): void => {
  if (!pass && !opinion?.trim()) throw invalid({ opinion: '请填写审批意见' })
}

interface Month {
  readonly userId: string
  readonly month: string
  readonly level: 1 | 2
}

const waitingFor = (tx: Sql, me: string, { userId, month, level }: Month): Promise<{ id: string; version: number }[]> =>
  tx.query<{ id: string; version: number }>(
    `select a.id::text, a.version from store.attendance a
     where a.user_id = $2 and a.month = $3 and a.status = $4 and exists (
       select from store.audit_task t where t.module = 'attendance' and t.relevance_id = a.id::text and t.user_id = $1
         and t.status = '待处理' and t.kind <> '抄送' and t.audit_level = $5)
     order by a.id`,
    [me, userId, month, level === 1 ? '待一级审核' : '待二级审核', level],
  )

export const answerAuditMonth1: CallHandler<typeof auditMonth1> = decideMonth(1)

export const answerAuditMonth2: CallHandler<typeof auditMonth2> = decideMonth(2)

export const answerAuditDay1: CallHandler<typeof auditDay1> = decideDay(1)

export const answerAuditDay2: CallHandler<typeof auditDay2> = decideDay(2)
