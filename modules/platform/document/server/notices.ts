import type { Sql } from '@chengban/engine/db/sql.ts'
import { dueDays } from '@chengban/engine/remind/due-days.ts'
import type { NamedNotice, NoticeMoment, Reminder } from '@chengban/engine/remind/named-notice.ts'
import { aboutColumn, overWhere } from '@chengban/engine/remind/over-where.ts'
import { documentReport } from '../report.notice.ts'
import { documentUnread } from '../unread.notice.ts'

const inForce = `d.status = '已发布' and du.doc_version = d.doc_version`

const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1

/** Returns a key that contains the reading, so that repeated runs of a day create one reminder. */
export const unreadKey = (readingId: string, userId: string, day: string): string =>
  `${documentUnread.code}:${readingId}:${userId}:${day}`

const findUnread = async ({ tx, today, offsets, special }: NoticeMoment): Promise<Reminder[]> => {
  const rows = await tx.query<{ userId: string; about: string; id: string; name: string; dueDate: string }>(
    `select du.user_id as "userId", du.id::text as about, d.id::text as id, d.name, du.due_date::text as "dueDate"
     from store.document_user du join store.document d on d.id = du.document_id
     where ${inForce} and not du.is_read and (du.due_date = any ($1::date[]) or $2 and du.due_date < $3::date)
     order by du.id`,
    [dueDays(today, offsets, { days: documentUnread.days, special }), isMonday(today), today],
  )
  return rows.map(({ userId, about, id, name, dueDate }) => ({
    ...{ userId, about, module: 'document', relevanceId: id },
    title: dueDate < today ? `文档【${name}】已逾期未读，截止${dueDate}` : `文档【${name}】请于${dueDate}前阅读`,
  }))
}

export const unreadNotice: NamedNotice = {
  declared: documentUnread,
  source: {
    find: findUnread,
    over: overWhere(`not exists (select from store.document_user du join store.document d on d.id = du.document_id
      where du.id = ${aboutColumn}::uuid and ${inForce} and not du.is_read)`),
  },
}

/** Readers who still work here. */
const readings = `from store.document d join store.document_user du on du.document_id = d.id
  join store."user" u on u.id = du.user_id and u.is_enable`

interface Report {
  readonly userId: string
  readonly about: string
  readonly name: string
  readonly readers: number
  readonly readCount: number
  readonly left: readonly string[]
}

const reports = (tx: Sql, days: readonly string[]): Promise<Report[]> =>
  tx.query<Report>(
    `select d.user_id as "userId", d.id::text as about, d.name, count(*)::integer as readers,
       count(*) filter (where du.is_read)::integer as "readCount",
       coalesce(array_agg(u.name order by u.sort, u.id) filter (where not du.is_read), '{}') as "left"
     ${readings} where ${inForce}
     group by d.id having bool_or(du.due_date = any ($1::date[])) and not bool_and(du.is_read)
     order by d.id`,
    [days],
  )

const mostText = 2000

export const reportNotice: NamedNotice = {
  declared: documentReport,
  source: {
    find: async ({ tx, today, offsets, special }) => {
      const found = await reports(tx, dueDays(today, offsets, { days: documentReport.days, special }))
      return found.map(({ userId, about, name, readers, readCount, left }) => ({
        ...{ userId, about, module: 'document', relevanceId: about },
        title: `文档【${name}】已到截止日：${readers}人中已读${readCount}人`,
        text: `未读：${left.join('、')}`.slice(0, mostText),
      }))
    },
    over: overWhere(
      `not exists (select ${readings} where d.id = ${aboutColumn}::uuid and ${inForce} and not du.is_read)`,
    ),
  },
}
