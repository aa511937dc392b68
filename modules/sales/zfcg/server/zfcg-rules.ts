import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { normalName } from '../../client/normal-name.ts'
import { type Keyword, type Notice, wordsOf } from '../words.ts'

const keywords = (tx: Sql, without: unknown = null): Promise<Keyword[]> =>
  tx.query(
    `select word, exclude, kinds, province, min_budget as "minBudget" from store.keyword
     where is_enable and id is distinct from $1::uuid order by word`,
    [without],
  )

export const zfcgWords: Handler<'zfcg'> = async ({ tx, row }) => wordsOf(row, await keywords(tx))

/** The client whose name, now or once, is the buyer's. */
export const zfcgClient: Handler<'zfcg'> = async ({ tx, row }) => {
  if (!row.buyer) return null
  const name = normalName(String(row.buyer))
  const found = await tx.query<{ id: string; alias: readonly string[] | null; isNow: boolean }>(
    `select id, alias, normal_name = $1 as "isNow" from store.client
     where is_use and status not in ('驳回', '已作废') and (normal_name = $1 or jsonb_array_length(alias) > 0)
     order by normal_name = $1 desc`,
    [name],
  )
  return found.find(({ isNow, alias }) => isNow || alias?.some((one) => normalName(one) === name))?.id ?? null
}

/** Subscribes the caller to tender notices with this keyword, or ends the subscription. */
export const keywordSubscribe: Handler<'keyword', 'subscribe'> = ({ row, asked, writer: { actor } }) => {
  const others = (row.userIds ?? []).filter((id) => id !== actor.userId)
  row.userIds = asked.on ? [...others, actor.userId] : others
}

const picks = ['word', 'exclude', 'kinds', 'province', 'minBudget', 'isEnable'] as const

/** A keyword that comes, changes or goes changes what notices are picked by; who subscribes to it changes nothing. */
export const keywordChanged: Handler<'keyword'> = async ({ tx, before, row }) => {
  const said = (name: (typeof picks)[number], of: typeof row): string => JSON.stringify(of[name] ?? null)
  if (before && picks.every((name) => said(name, before) === said(name, row))) return
  await pickAnew(tx, await keywords(tx))
}
export const keywordRemoved: Handler<'keyword'> = async ({ tx, row }) => pickAnew(tx, await keywords(tx, row.id))

const pickAnew = async (tx: Sql, words: readonly Keyword[]): Promise<void> => {
  const rows = await tx.query<Notice & { id: string; words: readonly string[] | null }>(
    'select id, title, kind, buyer, content, province, budget, words from store.zfcg order by id for no key update',
  )
  for (const { id, words: known, ...notice } of rows) {
    const now = JSON.stringify(wordsOf(notice, words))
    if (now !== JSON.stringify(known)) await tx.query('update store.zfcg set words = $2 where id = $1', [id, now])
  }
}

const methods = ['公开招标', '邀请招标', '竞争性谈判', '竞争性磋商', '询价', '单一来源']

/** An opportunity begins with what the notice says. */
export const zfcgToBusiness: Handler<'zfcg', 'toBusiness'> = async (scene) => {
  const { row, asked } = scene
  row.clientId = asked?.clientId ?? row.clientId
  row.userId ??= scene.writer.actor.userId
  row.businessOpportunityId = await addRow(scene, 'businessOpportunity', {
    name: row.title,
    coreName: normalName(String(row.title)),
    clientId: row.clientId ?? undefined,
    type: asked?.type,
    from: '招标公告',
    procurementMethod: methods.find((method) => String(row.title).includes(method)) ?? null,
    tenderLink: row.url,
    tzTender: row.tzDeadline,
    budgetMyself: row.budget ?? '0.00',
    zfcgId: row.id,
  })
}
