import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import { document } from '../document.entity.ts'
import type { mine } from '../mine.call.ts'
import type { report } from '../report.call.ts'
import type { urge } from '../urge.call.ts'

/** My readings of versions in force, unread and overdue first. */
export const myDocuments: CallHandler<typeof mine> = async (engine, { status }) => {
  const nodes = await engine.read<AnswerOf<typeof mine>['nodes'][number]>({
    text: `
      select d.id, d.name, d.type, du.doc_version as "docVersion", du.due_date::text as "dueDate", du.status,
        not du.is_read and du.due_date < $2::date as "isOverdue"
      from public.document_user du join public.document d on d.id = du.document_id and d.doc_version = du.doc_version
      where du.user_id = $1 and d.status = '已发布' and ($3::text is null or du.status = $3)
      order by du.is_read, du.due_date, d.sort, d.id`,
    params: [engine.writer.actor.userId, today(), status ?? null],
  })
  return { nodes, totalCount: nodes.length }
}

interface Reader {
  readonly userId: string
  readonly name: string
  readonly departmentId: string | null
  readonly departmentName: string | null
  readonly status: '未读' | '已打开' | '已读'
  readonly dueDate: string | null
}

/** Who has read a version, by department, and who has not. */
export const documentReport: CallHandler<typeof report> = async (engine, { id, docVersion }) => {
  const readers = await readersOf(engine, String(id), docVersion)
  const departments = Map.groupBy(readers, ({ departmentId }) => departmentId)
  return {
    ...share(readers),
    openCount: readers.filter(({ status }) => status !== '未读').length,
    byDepartment: [...departments].map(([departmentId, people]) => {
      const { targetCount: target, readCount: read, rate } = share(people)
      return { departmentId, name: people[0]?.departmentName ?? null, target, read, rate }
    }),
    unread: readers.flatMap(({ userId, name, departmentName, status, dueDate }) =>
      status === '已读' ? [] : [{ userId, name, departmentName, status, dueDate }],
    ),
  }
}

const share = (people: readonly Reader[]): { targetCount: number; readCount: number; rate: string | null } => {
  const readCount = people.filter(({ status }) => status === '已读').length
  const rate = people.length ? ((readCount * 100) / people.length).toFixed(1) : null
  return { targetCount: people.length, readCount, rate }
}

const readersOf = async (engine: Engine, id: string, docVersion: unknown): Promise<Reader[]> => {
  const row = await kept(engine, id)
  return engine.read<Reader>({
    text: `
      select du.user_id as "userId", u.name, u.department_id as "departmentId", p.name as "departmentName", du.status,
        du.due_date::text as "dueDate"
      from public.document_user du
        join public."user" u on u.id = du.user_id and u.is_enable
        left join public.department p on p.id = u.department_id
      where du.document_id = $1 and du.doc_version = $2
      order by p.sort, u.sort, u.id`,
    params: [id, docVersion ?? row.docVersion],
  })
}

/** Returns the document, or refuses people who are not responsible for it. */
const kept = async (engine: Engine, id: string) => {
  const row = await engine.detail(document, id)
  const { userId, entries } = engine.writer.actor
  if (row.userId !== userId && !has(entries, 'document:manage')) throw forbidden()
  return row
}

const pause = 4 * 3600_000

/** Word to everyone who has not read; once in four hours. */
export const urgeReaders: CallHandler<typeof urge> = async (engine, { id }) => {
  const row = await kept(engine, String(id))
  if (row.status !== '已发布') throw notFound()
  const title = `【请阅读】${row.name}`
  return engine.write(document, async (tx) => {
    await tx.query('select from store.document where id = $1 for update', [id])
    const since = new Date(clock.now().getTime() - pause).toISOString()
    const [recent] = await tx.query(
      `select from store.message where module = 'document' and relevance_id = $1 and kind = '催办' and tz_create > $2 limit 1`,
      [id, since],
    )
    if (recent) throw new Refusal('RATE_LIMITED', '4小时内只能催办一次')
    const unread = await tx.query<{ userId: string }>(
      `select du.user_id as "userId" from store.document_user du join store."user" u on u.id = du.user_id and u.is_enable
       where du.document_id = $1 and du.doc_version = $2 and not du.is_read`,
      [id, row.docVersion],
    )
    const senderId = engine.writer.actor.userId
    const link = linkTo(document, String(id))
    await notify(
      tx,
      unread.map(({ userId }) => ({
        userId,
        senderId,
        kind: '催办' as const,
        title,
        module: 'document',
        relevanceId: String(id),
        link,
      })),
    )
    return { urged: unread.length }
  })
}
