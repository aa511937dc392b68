import { inHouse } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { linkTo } from '@chengban/engine/write/announce.ts'
import { myDocuments } from '../../document/server/readers.ts'

/** What the person was told of and has not let go: unread first, reminders that still hold before the rest. */
export const noticesOf = (engine: Engine): Promise<unknown[]> =>
  engine.read({
    text: `select m.id, m.kind, m.type, m.title, m.text, m.link, m.is_read as "isRead", m.tz_create as "tzCreate"
      from public.message m
      where m.user_id = (select app.me()) and m.tz_stop is null and m.kind <> '审批'
      order by m.is_read, m.kind <> '提醒', m.tz_create desc, m.id desc limit 10`,
    prepared: true,
  })

export interface Reading extends Document {
  readonly link: string
}

interface Document {
  readonly id: string
  readonly name: string
  readonly docVersion: number
  readonly dueDate: string | null
  readonly status: string
  readonly isOverdue: boolean
}

/** What the person has yet to read, overdue first. */
export const documentsOf = async (engine: Engine): Promise<Reading[]> => {
  const { nodes } = (await myDocuments(engine, {}, inHouse)) as { nodes: readonly Document[] }
  const document = engine.writer.catalog.entity('document')
  return nodes.filter(({ status }) => status !== '已读').map((one) => ({ ...one, link: linkTo(document, one.id) }))
}

/** Keys of the cards the person wants, in their order; null where they never chose. */
export const chosenCards = async (engine: Engine): Promise<readonly string[] | null> => {
  const [row] = await engine.read<{ chosen: unknown }>({
    text: `select u.settings -> 'homeCards' as chosen from public."user" u where u.id = (select app.me())`,
    prepared: true,
  })
  return Array.isArray(row?.chosen) ? row.chosen.filter((key) => typeof key === 'string') : null
}
