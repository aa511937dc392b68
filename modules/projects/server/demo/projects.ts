import type { Sql } from '@chengban/engine/db/sql.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { developers, implementers, managers, nth, type People } from './people.ts'
import { productId, versionId } from './products.ts'

type Status =
  | '立项草稿'
  | '立项审核'
  | '待启动'
  | '准备'
  | '实施中'
  | '待验收'
  | '已验收'
  | '维护中'
  | '暂停'
  | '已结束'
  | '终止'

/** State and stage of each of the 24 projects. */
const plans: readonly (readonly [Status, number])[] = [
  ...[1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5].map((node) => ['实施中', node] as const),
  ['准备', 0],
  ['立项审核', 0],
  ['待启动', 0],
  ['待验收', 6],
  ['已验收', 6],
  ['维护中', 6],
  ['暂停', 2],
  ['已结束', 6],
  ['立项草稿', 0],
  ['终止', 1],
]

/** Its sum asks for the fourth level, its days for the third. */
const largest = 4

/** A project as its records need it. */
export interface DemoProject {
  readonly id: string
  readonly place: number
  readonly status: Status
  readonly node: number
  readonly manager: string
  readonly leader: string
  /** Days since implementation began; negative is to come. */
  readonly days: number
  readonly length: number
}

interface Signed {
  readonly id: string
  readonly name: string
  readonly clientId: string
  readonly businessOpportunityId: string | null
  readonly initiator: string
}

/** 24 projects over all states with their members; those with a contract are named after client and contract. */
export const addProjects = async (tx: Sql, who: People): Promise<DemoProject[]> => {
  const contracts = await tx.query<Signed>(
    `select c.id::text, k.name || c.name as name, c.client_id::text as "clientId",
       c.business_opportunity_id::text as "businessOpportunityId", c.initiator::text from store.contract c
       join store.client k on k.id = c.client_id where c.parent_id is null and c.status = '通过'
     order by c.sign_date desc nulls last, c.id limit 20`,
  )
  const made = plans.map(([status, node], place) => planOf(status, node, place, who))
  const rows = made.map((one) => rowOf(one, contracts[one.place], who))
  await into(tx, 'project').insert(rows)
  await giveCodes(tx)
  await into(tx, 'projectMember').insert(made.flatMap((one) => membersOf(one, who)))
  return made
}

const begun: readonly string[] = ['准备', '实施中', '待验收', '已验收', '维护中', '暂停', '已结束', '终止']
export const hasBegun = ({ status }: DemoProject): boolean => begun.includes(status)

/** Of the stages of a plan, in percent of its days. */
export const weights = [10, 10, 25, 15, 15, 15, 10]

/** How far the plan has come at the end of a stage, in percent. */
export const until = (node: number): number => weights.slice(0, node + 1).reduce((sum, one) => sum + one, 0)

const daysOf = (status: Status, node: number, place: number, length: number): number => {
  if (['待启动', '立项草稿', '立项审核'].includes(status)) return -14
  // five of those at work should have left their stage a week ago
  if (status === '实施中' && place % 3 === 1) return Math.round((until(node) * length) / 100) + 7
  const share = [0, 8, 16, 36, 55, 70, 88][node] ?? 0
  const over = ['已验收', '维护中', '已结束'].includes(status) ? 80 + place * 4 : 0
  return Math.round((share * length) / 100) + over + 2
}

const planOf = (status: Status, node: number, place: number, who: People): DemoProject => {
  const length = 90 + (place % 4) * 20
  return {
    id: demoId('project', place),
    place,
    status,
    node,
    manager: who(nth(managers, place)),
    leader: who(nth(implementers, place + 1)),
    days: daysOf(status, node, place, length),
    length,
  }
}

/** One large contract asks for all four levels, work of our own and what takes long for the third. */
const sizeOf = ({ place }: DemoProject, isOurs: boolean, who: People) => {
  const estimate = 30 + (place % 5) * 12
  const isPlain = place !== largest
  const isSmall = !isOurs && estimate <= 60
  return {
    budget: isPlain ? `${40 + place * 5}000.00` : '680000.00',
    estimate: `${estimate}.0`,
    isSmall,
    isPlain,
    audit3: isSmall ? null : who('dgm'),
    audit4: isPlain ? null : who('gm'),
  }
}

const rowOf = (one: DemoProject, contract: Signed | undefined, who: People) => {
  const { place, node, days, length } = one
  return {
    id: one.id,
    name: contract?.name ?? ['院内运维平台', '数据质量研发', '接口网关研发', '演示环境建设'][place % 4] ?? '',
    type: contract ? '实施项目' : '研发项目',
    initiator: one.manager,
    creatorId: one.manager,
    contractId: contract?.id ?? null,
    businessOpportunityId: contract?.businessOpportunityId ?? null,
    clientId: contract?.clientId ?? null,
    productLibraryId: productId(place),
    productLibraryVersionId: node > 1 ? versionId(place, 2) : null,
    principalId: one.manager,
    devPrincipalId: who('yf01'),
    impPrincipalId: one.leader,
    supervise: who('pm01'),
    startTime: dayAgo(days + 20),
    implementStartTime: dayAgo(days),
    implementEndTime: dayAgo(days - length),
    ...sizeOf(one, !contract, who),
    ...stateOf(one, who),
    impNode: node,
    status: (['正常', '正常', '关注', '正常', '风险'] as const)[place % 5] ?? '正常',
    range: nth(['单院区', '多院区', '集团'], place),
    described: '按合同约定的范围实施。',
    ...(node > 0 ? { testUrl: 'https://test.example.com', testAccount: 'demo' } : {}),
    ...(node > 1 ? { formalUrl: 'https://his.example.com', formalAccount: 'demo' } : {}),
    tzCreate: momentAgo(days + 30),
  }
}

const stateOf = ({ status, days, length }: DemoProject, who: People) => {
  const passed = status !== '立项草稿'
  const paused = status === '暂停'
  const accepted = ['已验收', '维护中', '已结束'].includes(status)
  return {
    projectStatus: status,
    auditStatus: status === '立项审核' ? ('待一级审核' as const) : passed ? ('通过' as const) : ('草稿' as const),
    audit1: passed ? who('pm01') : null,
    audit2: passed ? who('gm') : null,
    preStatus: paused ? ('实施中' as const) : null,
    tzPause: paused ? momentAgo(9) : null,
    tzAcceptStatus: accepted ? momentAgo(Math.max(days - length, 3), 16) : null,
  }
}

/** Numbers the projects within the year of their approval and advances the counters accordingly. */
const giveCodes = async (tx: Sql): Promise<void> => {
  await tx.query(
    `with numbered as (
       select id, to_char(tz_create, 'YYYY') as year, row_number() over (partition by to_char(tz_create, 'YYYY') order by tz_create, id) as n
       from store.project where audit_status = '通过' and code is null
     ), named as (
       update store.project p set code = 'XM' || x.year || lpad(x.n::text, 4, '0') from numbered x where x.id = p.id
     )
     insert into app.counter (key, last) select 'XM' || year, max(n) from numbered group by year
     on conflict (key) do update set last = greatest(app.counter.last, excluded.last)`,
  )
}

const membersOf = ({ id, place, leader, manager }: DemoProject, who: People) => {
  const parts = [
    ['implement', leader],
    ['implement', who(nth(implementers, place + 3))],
    ['back', who(nth(developers, place + 3))],
    ['foregoing', who(nth(developers, place))],
    ['teammates', who(place % 2 ? 'cs01' : 'cs02')],
  ] as const
  return parts.map(([kind, userId], index) => ({
    id: demoId('projectMember', `${place} ${index}`),
    projectId: id,
    kind,
    userId,
    load: index < 2 ? '20.00' : '10.00',
    creatorId: manager,
  }))
}
