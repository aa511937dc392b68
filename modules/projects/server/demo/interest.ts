import type { Sql } from '@chengban/engine/db/sql.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { nth, type People } from './people.ts'
import { productId, versionId } from './products.ts'
import type { DemoProject } from './projects.ts'

interface Wish {
  readonly id: string
  readonly owner: string
}

const states = ['在用', '意向', '竞品', '试用', '已购', '意向', '停用'] as const

/** Which products clients use and want, which an opportunity is about, and who keeps an eye on which project. */
export const addInterest = async (tx: Sql, projects: readonly DemoProject[], who: People): Promise<void> => {
  const clients = await tx.query<Wish>(
    `select id::text, user_id::text as owner from store.client where status = '通过' order by tz_create, id`,
  )
  await into(tx, 'clientProduct').insert(
    clients.flatMap((client, index) => [wantOf(client, index, 0), wantOf(client, index, 1)]),
  )
  const opportunities = await tx.query<Wish>(
    'select id::text, sales_personnel::text as owner from store.business_opportunity order by tz_create, id',
  )
  await into(tx, 'businessProduct').insert(
    opportunities.flatMap((one, index) => [0, 1].slice(0, 1 + (index % 2)).map((place) => lineOf(one, index, place))),
  )
  await into(tx, 'projectFollow').insert(
    ['pm01', 'xs01', 'yf01', 'yf02', 'admin'].flatMap((account, index) =>
      [0, 1].map((step) => ignoredBy(who(account), nth(projects, index * 2 + step), index)),
    ),
  )
}

const ignoredBy = (userId: string, project: DemoProject, index: number) => ({
  id: demoId('projectFollow', `${userId} ${project.place}`),
  userId,
  targetType: 'productLibraryVersion' as const,
  targetId: versionId(project.place, 2),
  projectId: project.id,
  isIgnore: true,
  reason: nth(['客户暂不升级', '验收后再升级', '等待下一版本'], index),
  creatorId: userId,
  tzCreate: momentAgo(index + 1, 11),
})

const wantOf = ({ id, owner }: Wish, index: number, step: number) => {
  const state = nth(states, index * 2 + step)
  const isUsed = state === '在用' || state === '已购'
  return {
    id: demoId('clientProduct', `${id} ${step}`),
    clientId: id,
    productLibraryId: productId(index + step * 3),
    state,
    productVersion: isUsed ? 'V2.0.0' : null,
    competitor: state === '竞品' ? '某软件公司' : null,
    demand: isUsed ? null : '希望与现有系统共用账号',
    budget: isUsed ? null : `${10 + ((index * 7) % 60)}0000.00`,
    isFollow: state === '意向' || state === '试用',
    dtOnline: isUsed ? dayAgo(200 + index * 3) : null,
    creatorId: owner,
    tzCreate: momentAgo(40 + (index % 30), 15),
    tzUpdate: momentAgo(index % 30, 15),
  }
}

const lineOf = ({ id, owner }: Wish, index: number, place: number) => ({
  id: demoId('businessProduct', `${id} ${place}`),
  businessOpportunityId: id,
  productLibraryId: productId(index + place * 2),
  productVersion: 'V2.0.0',
  quantity: '1',
  money: `${20 + ((index * 11) % 70)}0000.00`,
  isMain: place === 0,
  demand: '与院内主索引对接',
  creatorId: owner,
  tzCreate: momentAgo(20 + (index % 60), 14),
})
