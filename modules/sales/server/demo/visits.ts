import type { Sql } from '@chengban/engine/db/sql.ts'
import { present } from '@chengban/kernel/present.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { DemoClient } from './clients.ts'
import { posts, surnames } from './names.ts'

type People = (account: string) => string

const count = 150
const planned = 15
const contents = [
  '了解信息化规划，介绍同类单位的建设情况。',
  '交流现有系统使用中的问题，约定下次演示。',
  '沟通采购流程与预算来源，确认对接人。',
  '回访上线后的使用情况，收集改进意见。',
  '送达方案与报价，讨论实施周期。',
] as const

/** 150 visits by the clients' owners over three quarters of a year; the last ones are planned. */
export const addVisits = async (tx: Sql, clients: readonly DemoClient[], who: People): Promise<void> => {
  const known = clients.filter(({ passed }) => passed)
  await into(tx, 'clientVisit').insert(
    Array.from({ length: count }, (_, index) => visitAt(index, present(known[(index * 7) % known.length]), who)),
  )
}

const statusAt = (index: number) => {
  if (index >= count - planned) return '计划' as const
  if (index % 13 === 5) return '已取消' as const
  return index % 9 === 4 ? ('已补录' as const) : ('已拜访' as const)
}

const visitAt = (index: number, client: DemoClient, who: People) => {
  const chance = chanceFrom(9000 + index)
  const status = statusAt(index)
  const days = status === '计划' ? -(index - (count - planned) + 1) : 2 + (count - planned - index) * 2
  const at = momentAgo(days, chance.between(9, 16), chance.between(0, 59))
  const isDone = status === '已拜访' || status === '已补录'
  const [department] = present(posts[index % posts.length])
  const owner = who(client.owner)
  return {
    id: demoId('clientVisit', index),
    clientId: client.id,
    tzVisit: at,
    status,
    department: isDone ? department : null,
    director: isDone ? `${surnames[index % surnames.length]}主任` : null,
    content: isDone ? (contents[index % contents.length] ?? null) : null,
    demand: isDone && index % 8 === 1 ? '希望支持移动端审批' : null,
    place:
      status === '已拜访'
        ? { lng: 110 + chance.next() * 8, lat: 28 + chance.next() * 6, address: `${client.name}门诊楼` }
        : null,
    tzDone: isDone ? at : null,
    creatorId: owner,
    tzCreate: momentAgo(Math.max(days + 3, 0), 9),
    tzUpdate: isDone ? at : momentAgo(Math.max(days, 0), 9),
  }
}
