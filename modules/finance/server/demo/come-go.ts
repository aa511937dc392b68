import type { Sql } from '@chengban/engine/db/sql.ts'
import { present } from '@chengban/kernel/present.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { dayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { moneyComeGo } from '../../money-come-go/money-come-go.entity.ts'
import { settleRows } from '../../money-come-go/server/settle.ts'
import { submitComeGo } from '../../submit-come-go/submit-come-go.entity.ts'
import { addSubmissions, type Plan, type Status } from './submitted.ts'

const many = 40

/** What for, which way, to whom, how much, how many days until it is due. */
const kinds = [
  ['员工借款', '付出', '出差备用金', null, 3000, 30],
  ['投标保证金', '付出', '医院信息化项目投标保证金', '公共资源交易中心', 20_000, 60],
  ['押金', '付出', '办公室押金', '科技园物业有限公司', 76_000, 365],
  ['员工借款', '付出', '现场实施备用金', null, 5000, 45],
  ['代收代付', '收入', '代收住房补贴', '人社局', 8400, 20],
  ['押金', '收入', '演示设备押金', '甲市第二医院', 10_000, 90],
] as const

/** A developer's, from a visit to a client, still open. */
const visiting = 12

const standing: readonly Status[] = ['草稿', '待一级审核', '待二级审核', '驳回']

/** 40 sums that must come back: some have, some partly, some are overdue. */
export const addComeGo = async (tx: Sql, cast: Cast): Promise<Trail[]> => {
  const chance = chanceFrom(40)
  const opportunities = await tx.query<{ id: string; clientId: string }>(
    `select id::text, client_id::text as "clientId" from store.business_opportunity order by sign_date, id limit 12`,
  )
  const offered = kinds.filter(([type]) => type !== '投标保证金' || opportunities.length > 0)
  const sellers = cast.staff.filter(({ department }) => ['销售部', '实施部'].includes(department))
  const plans = Array.from({ length: many }, (_, index): Plan => {
    const [type, kind, content, otherSide, money, due] = present(offered[index % offered.length])
    const drawn = type === '员工借款' ? chance.of(sellers) : { account: 'cw03' }
    const account = index === visiting ? 'yf02' : drawn.account
    const days = 3 + index * 5
    const tender = type === '投标保证金' ? opportunities[index % opportunities.length] : undefined
    return {
      key: String(index),
      name: content,
      status: standing[index] ?? '通过',
      days,
      by: account,
      approvers: ['cw01', 'gm'],
      head: { company: 'A', date: dayAgo(days) },
      lines: [
        {
          content,
          type,
          kind,
          otherSide,
          money: `${money}.00`,
          date: dayAgo(days),
          dtDue: dayAgo(days - due),
          userId: cast.who(account),
          businessOpportunityId: tender?.id ?? null,
          clientId: tender?.clientId ?? null,
        },
      ],
    }
  })
  const trails = await addSubmissions(tx, cast, { head: submitComeGo, line: moneyComeGo, prefix: 'WL' }, plans)
  await addBacks(tx, cast, plans)
  await settleRows(
    tx,
    plans.map(({ key }) => lineId(key)),
  )
  return trails
}

const lineId = (key: string): string => demoId('moneyComeGo', `${key} 0`)

const addBacks = (tx: Sql, { who }: Cast, plans: readonly Plan[]): Promise<string[]> =>
  into(tx, 'comeGoBack').insert(
    plans
      .filter(({ status }, index) => status === '通过' && index % 4 !== 0)
      .map(({ key, days, lines: [line] }, index) => ({
        id: demoId('comeGoBack', key),
        comeGoId: lineId(key),
        date: dayAgo(Math.max(days - 15, 0)),
        money: index % 3 === 0 ? '1000.00' : String(line?.money),
        way: '银行转账',
        creatorId: who('cw03'),
      })),
  )
