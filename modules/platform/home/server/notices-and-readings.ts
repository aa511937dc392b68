import { internalSender } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { linkTo } from '@chengban/engine/row/announce.ts'
import { myDocuments } from '../../document/server/readers.ts'

/** The family of each reminder, by its code. */
export type Families = readonly { readonly code: string; readonly family: string }[]

/**
 * Returns the person's open notices: unread first, among them current reminders by family, then the rest. A notice that
 * is not a reminder has its kind as the family.
 */
export const noticesOf = (engine: Engine, families: Families): Promise<unknown[]> =>
  engine.read({
    text: `select m.id, m.kind, m.type, coalesce(e.name, f.family, m.kind) as family, m.title, m.text, m.link,
        m.is_read as "isRead", m.tz_create as "tzCreate"
      from public.message m
        left join jsonb_to_recordset($1::jsonb) f (code text, family text) on f.code = m.type and m.kind = '提醒'
        left join public.dict e on e.dict_type_id = 'remindFamily' and e.code = f.family
      where m.user_id = (select app.me()) and m.tz_stop is null and m.kind <> '审批'
      order by m.is_read, m.kind <> '提醒', e.sort nulls last, f.family, m.tz_create desc, m.id desc limit 10`,
    params: [JSON.stringify(families)],
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
  const { nodes } = (await myDocuments(engine, {}, internalSender)) as { nodes: readonly Document[] }
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
