import type { Sql } from '@chengban/engine/db/sql.ts'
import { present } from '@chengban/kernel/present.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { type Keyword, wordsOf } from '../../zfcg/words.ts'
import type { DemoClient } from './clients.ts'
import { kinds } from './names.ts'
import type { DemoOpportunity } from './opportunities.ts'

type People = (account: string) => string

const forms = ['招标公告', '招标公告', '采购意向', '更正公告', '中标公告', '单一来源公示'] as const

/** 30 tender notices of buyers who are clients; some are watched, two have become opportunities. */
export const addNotices = async (
  tx: Sql,
  clients: readonly DemoClient[],
  opportunities: readonly DemoOpportunity[],
  who: People,
): Promise<void> => {
  await addKeywords(tx)
  const keywords = await tx.query<Keyword>(
    'select word, exclude, kinds, province, min_budget as "minBudget" from store.keyword where is_enable order by word',
  )
  const known = clients.filter(({ passed }) => passed)
  const turned = opportunities.filter(({ row }) => row.from === '招标公告').slice(0, 2)
  const rows = Array.from({ length: 30 }, (_, index) => {
    const from = turned[index]
    const client = from?.client ?? present(known[(index * 13 + 3) % known.length])
    const row = noticeAt(index, client, who)
    const words = wordsOf(row, keywords)
    return from ? { ...row, words, status: '已转商机' as const, businessOpportunityId: from.row.id } : { ...row, words }
  })
  await into(tx, 'zfcg').insert(rows)
}

const words = ['电子病历', '智慧校园', '信息系统', '数据', '维护服务']

/** What notices are picked by. */
const addKeywords = (tx: Sql) =>
  into(tx, 'keyword').insert(words.map((word) => ({ id: demoId('keyword', word), word, isEnable: true })))

const statusAt = (index: number) => {
  if (index % 7 === 3) return '已关注' as const
  return index % 9 === 5 ? ('已忽略' as const) : ('新公告' as const)
}

const noticeAt = (index: number, client: DemoClient, who: People) => {
  const chance = chanceFrom(9500 + index)
  const product = kinds[(index * 7 + 2) % kinds.length]?.product ?? ''
  const kind = forms[index % forms.length] ?? '招标公告'
  const method = chance.of(['公开招标', '竞争性磋商', '询价'])
  const days = 2 + index * 2
  const status = statusAt(index)
  const isOver = kind === '中标公告'
  return {
    id: demoId('zfcg', index),
    title: `${client.name}${product}${method}${kind}`,
    kind,
    tenderNumber: `CG2026-${String(1001 + index)}`,
    source: index % 2 ? '省公共资源交易中心' : '省政府采购网',
    url: `https://tender.example/notice/${1001 + index}`,
    buyer: client.name,
    agency: '某招标代理有限公司',
    province: `${client.area[0]}省`,
    city: null,
    budget: index % 6 === 4 ? null : `${chance.between(8, 260)}0000.00`,
    tzPublish: momentAgo(days, 9, index),
    tzDeadline: isOver ? null : momentAgo(days - 20, 9, 30),
    content: `采购内容：${product}。供应商须具备相应资质，提交投标文件的截止时间见公告。`,
    winner: isOver ? '某软件公司' : null,
    winMoney: isOver ? `${chance.between(8, 90)}0000.00` : null,
    clientId: client.id,
    status,
    userId: status === '已关注' ? who(`xs0${2 + (index % 6)}`) : null,
    tzCreate: momentAgo(days, 10, index),
    tzUpdate: momentAgo(days, 10, index),
  }
}
