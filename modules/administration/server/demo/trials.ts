import type { Sql } from '@chengban/engine/db/sql.ts'
import { audited } from '@chengban/modules/platform/server/demo/audited.ts'
import { dayAgo, momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { insertLinks, into } from '@chengban/modules/platform/server/seed/rows.ts'
import { demoApply } from '../../demo-apply/demo-apply.entity.ts'
import { testApply } from '../../test-apply/test-apply.entity.ts'
import type { Cast } from './cast.ts'

type Status = '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
type TestPlace = '未开始' | '准备中' | '进行中' | '待总结' | '已完成' | '逾期关闭' | '已取消'
type DemoPlace = '未开始' | '准备中' | '待演示' | '待总结' | '已完成' | '逾期关闭' | '已取消'

const tests: readonly (readonly [string, string, string, number, number, TestPlace, Status?])[] = [
  ['电子病历试用', '客户试用', 'xs02', 12, 18, '进行中'],
  ['接口联调环境', '接口联调', 'ss02', 8, 22, '进行中'],
  ['预约挂号压力测试', '性能测试', 'yf05', 3, 4, '进行中'],
  ['移动护理试用', '客户试用', 'xs04', 33, -3, '待总结'],
  ['国产浏览器兼容', '兼容测试', 'cs01', 40, -20, '已完成'],
  ['等保三级渗透', '安全测试', 'yf01', 55, -40, '已完成'],
  ['体检系统试用', '客户试用', 'xs05', 60, -32, '逾期关闭'],
  ['处方流转联调', '接口联调', 'ss04', 2, 20, '准备中'],
  ['远程会诊试用', '客户试用', 'xs07', 1, 25, '未开始', '待一级审核'],
  ['短信网关联调', '接口联调', 'yf03', 0, 12, '未开始', '草稿'],
  ['随访系统试用', '客户试用', 'xs02', 14, 10, '已取消'],
  ['前端组件升级回归', '功能测试', 'yf02', 6, 5, '进行中'],
  ['浏览器内核兼容', '兼容测试', 'yf02', 1, 9, '未开始', '待一级审核'],
  ['大屏展示试用', '客户试用', 'xs01', 10, 12, '进行中'],
  ['升级包安装验证', '功能测试', 'admin', 2, 6, '准备中'],
]

const demos: readonly (readonly [
  string,
  string,
  readonly string[],
  number,
  '现场' | '远程' | '来访',
  DemoPlace,
  Status?,
])[] = [
  ['电子病历产品演示', 'xs02', ['cp01'], -2, '现场', '待演示'],
  ['院感系统线上讲解', 'xs03', ['cp02'], -4, '远程', '待演示'],
  ['互联网医院方案', 'xs05', ['ss03'], -5, '远程', '准备中'],
  ['数据中台演示', 'xs06', ['yf01'], 1, '现场', '待总结'],
  ['移动护理演示', 'xs07', ['ss04'], 9, '现场', '已完成'],
  ['门急诊一体化', 'xs04', ['cp01'], 37, '来访', '逾期关闭'],
  ['绩效系统演示', 'xs01', ['cp02'], 12, '远程', '已取消'],
  ['集团化部署方案', 'xs01', ['cp01', 'yf02'], -3, '来访', '待演示'],
  ['院长驾驶舱演示', 'xs01', ['cp02'], -8, '现场', '未开始', '草稿'],
  ['组件库内部演示', 'yf02', ['yf02'], 5, '远程', '已完成'],
  ['门户改版演示', 'yf02', ['yf02'], -5, '远程', '未开始', '待一级审核'],
  ['单点登录演示', 'admin', ['yf03'], 4, '远程', '已完成'],
]

const at = (days: number, hour: number): string => momentAgo(days, hour)

/** 15 tests and 12 demonstrations for clients of the people who ask. */
export const addTrials = async (tx: Sql, cast: Cast): Promise<Trail[]> => {
  const clients = await tx.query<{ id: string; userId: string }>(
    `select id, user_id as "userId" from store.client where status = '通过' order by tz_create, id`,
  )
  const clientOf = (userId: string, index: number): string | null => {
    const own = clients.filter((one) => one.userId === userId)
    return (own[index % Math.max(own.length, 1)] ?? clients[index % clients.length])?.id ?? null
  }
  const products = await productIds(tx, cast)
  const productOf = (index: number): string => products[index % products.length] ?? ''
  const trials = tests.map((plan, index) => testRow(plan, index, cast, clientOf))
  await into(tx, 'testApply').insert(trials.map(({ row }, index) => ({ ...row, productLibraryId: productOf(index) })))
  await insertLinks(
    tx,
    testApply,
    'testerIds',
    trials.map(({ row }, index) => [row.id, cast.who(index % 2 ? 'cs01' : 'cs02')] as const),
  )
  const shows = demos.map((plan, index) => demoRow(plan, index, cast, clientOf))
  await into(tx, 'demoApply').insert(shows.map(({ row }) => row))
  await insertLinks(
    tx,
    demoApply,
    'demoUserIds',
    shows.flatMap(({ row }, index) => (demos[index]?.[2] ?? []).map((account) => [row.id, cast.who(account)] as const)),
  )
  await insertLinks(
    tx,
    demoApply,
    'productLibraryIds',
    shows.map(({ row }, index) => [row.id, productOf(index)] as const),
  )
  return [...trials, ...shows].map(({ trail }) => trail)
}

/** Returns the products for trials and demonstrations: those of the company; adds two if there are none. */
const productIds = async (tx: Sql, { who }: Cast): Promise<string[]> => {
  await into(tx, 'productLibrary').insert(
    (await tx.query('select from store.product_library limit 1')).length
      ? []
      : ['电子病历', '移动护理'].map((name, index) => ({
          id: demoId('productLibrary', name),
          name,
          code: `P${index + 1}`,
          category: '业务系统',
          principalId: who('cp01'),
        })),
  )
  const rows = await tx.query<{ id: string }>('select id::text from store.product_library order by tz_create, id')
  return rows.map(({ id }) => id)
}

type ClientOf = (userId: string, index: number) => string | null

const testRow = (plan: (typeof tests)[number], index: number, { who, headOf }: Cast, clientOf: ClientOf) => {
  const [name, kind, account, days, left, place, status = '通过'] = plan
  const userId = who(account)
  const id = demoId('testApply', name)
  const { trail, fields } = audited({
    module: 'testApply',
    label: '测试申请',
    id,
    name,
    status,
    days: days + 2,
    initiatorId: userId,
    approvers: [who(headOf(account))],
  })
  const { tzSubmit: _, ...told } = fields
  const opened = !['未开始', '准备中', '已取消'].includes(place)
  const done = place === '已完成'
  const row = {
    ...told,
    id,
    name,
    kind,
    userId,
    clientId: kind === '客户试用' ? clientOf(userId, index) : null,
    startDate: dayAgo(days),
    endDate: dayAgo(-left),
    requirement: '按客户现有流程走通主要业务，记录问题与建议。',
    environment: index % 3 ? '测试环境' : '演示环境',
    url: opened ? `https://test${index + 1}.example.com` : null,
    account: opened ? `demo${index + 1}` : null,
    handlerId: opened ? who('xz01') : null,
    tzOpen: opened ? at(days - 1, 10) : null,
    testStatus: place,
    result: done ? (index % 2 ? ('合格' as const) : ('有条件合格' as const)) : null,
    problemCount: done ? index % 4 : null,
    summary: done ? '主要流程通过，遗留问题已登记缺陷。' : null,
    tzComplete: done ? at(-left - 1 > 0 ? -left - 1 : 1, 16) : null,
    overdueDate: place === '逾期关闭' ? dayAgo(-left - 12) : null,
  }
  return { row, trail }
}

const demoRow = (plan: (typeof demos)[number], index: number, { who, headOf }: Cast, clientOf: ClientOf) => {
  const [name, account, , days, way, place, status = '通过'] = plan
  const userId = who(account)
  const id = demoId('demoApply', name)
  const { trail, fields } = audited({
    module: 'demoApply',
    label: '演示申请',
    id,
    name,
    status,
    days: Math.max(days, 0) + 3,
    initiatorId: userId,
    approvers: [who(headOf(account))],
  })
  const { tzSubmit: _, ...told } = fields
  const day = workdayAgo(days)
  const done = place === '已完成'
  const row = {
    ...told,
    id,
    name,
    userId,
    clientId: clientOf(userId, index + 2) ?? '',
    way,
    place: way === '远程' ? '腾讯会议 886-221-03' : way === '来访' ? '公司三楼会议室' : '客户信息科会议室',
    tzStart: `${day}T${String(9 + (index % 3) * 2).padStart(2, '0')}:00:00+08:00`,
    tzEnd: `${day}T${String(10 + (index % 3) * 2).padStart(2, '0')}:30:00+08:00`,
    peopleCount: 6 + index,
    environment: '演示环境',
    requirement: '重点演示门诊与住院主流程，预留半小时答疑。',
    demoStatus: place,
    result: done ? ((['很满意', '满意', '一般'] as const)[index % 3] ?? '满意') : null,
    summary: done ? '客户关注数据迁移与接口开放，整体认可。' : null,
    feedback: done ? '希望增加移动端审批。' : null,
    actualCount: done ? 5 + index : null,
    tzComplete: done ? at(days - 1, 15) : null,
    overdueDate: place === '逾期关闭' ? dayAgo(days - 7) : null,
  }
  return { row, trail }
}
