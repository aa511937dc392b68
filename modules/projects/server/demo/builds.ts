import type { Sql } from '@chengban/engine/db/sql.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { insertLinks, into } from '@chengban/modules/platform/server/seed/rows.ts'
import { projectProduct } from '../../project-product/project-product.entity.ts'
import { developers, nth, type People, times } from './people.ts'
import { productId, versionId } from './products.ts'
import type { DemoProject } from './projects.ts'

const productProjects = 6

/** Creates products, designs, challenges, man-day changes and downloads for the running demo projects. */
export const addBuilds = async (tx: Sql, projects: readonly DemoProject[], who: People): Promise<void> => {
  const at = (index: number): DemoProject => nth(projects, index)
  await into(tx, 'projectProduct').insert(times(productProjects, (index) => productOf(index, who)))
  await addTeams(tx, who)
  await into(tx, 'design').insert(times(8, (index) => designOf(at(index), index, who)))
  await into(tx, 'technicalChallenge').insert(times(8, (index) => challengeOf(at(index), index, who)))
  await into(tx, 'projectManDay').insert(times(5, (index) => manDayOf(at(index), index, who)))
  await into(tx, 'productDownload').insert(times(6, (index) => downloadOf(at(index), index, who)))
}

/** Who builds and tests each of them. */
const addTeams = async (tx: Sql, who: People): Promise<void> => {
  const products = times(productProjects, (index) => demoId('projectProduct', index))
  const linked = (field: string, accounts: readonly string[]) =>
    insertLinks(
      tx,
      projectProduct,
      field,
      products.flatMap((id, index) => [0, 1].map((more) => [id, who(nth(accounts, index + more))] as const)),
    )
  await linked('foregoingIds', developers.slice(0, 3))
  await linked('backendIds', developers.slice(3))
  await linked('testerIds', ['cs01', 'cs02'])
}

const productOf = (index: number, who: People) => {
  const status = nth(['研发中', '测试中', '规划', '已发布', '立项草稿', '立项审核'], index)
  return {
    id: demoId('projectProduct', index),
    name: `${nth(['电子病历', '移动护理', '门诊叫号', '处方流转', '医保接口', '影像归档'], index)}产品化`,
    type: nth(['重大升级', '常规迭代', '新产品'] as const, index),
    productLibraryId: productId(index),
    productLibraryVersionId: index < 4 ? versionId(index, 3) : null,
    initiator: who('cp01'),
    principalId: who(index % 2 ? 'cp02' : 'cp01'),
    devPrincipalId: who('yf01'),
    budget: '300000.00',
    startTime: dayAgo(120 - index * 10),
    confirmTime: dayAgo(100 - index * 10),
    endTime: dayAgo(-30 - index * 6 + (index === 0 ? 40 : 0)),
    estimate: '120.0',
    projectStatus: status as '规划',
    auditStatus: decided[status] ?? ('通过' as const),
    audit1: status === '立项草稿' ? null : who('yf01'),
    audit2: status === '立项草稿' ? null : who('gm'),
    creatorId: who('cp01'),
    tzCreate: momentAgo(130 - index * 10),
  }
}

const decided: Readonly<Record<string, '草稿' | '待一级审核'>> = { 立项草稿: '草稿', 立项审核: '待一级审核' }

const designOf = (one: DemoProject, index: number, who: People) => ({
  id: demoId('design', index),
  projectId: one.id,
  name: nth(['首页原型', '挂号界面', '数据库设计', '接口规范'], index),
  type: nth(['原型', '界面', '数据库', '接口'], index),
  edition: 1 + (index % 3 === 2 ? 1 : 0),
  userId: who(nth(developers, index)),
  planDate: dayAgo(20 - index * 4),
  describe: '按评审意见完善。',
  status: nth(['通过', '草稿', '通过', '驳回'] as const, index),
  opinion: index % 4 === 3 ? '布局需要调整' : null,
  creatorId: who(nth(developers, index)),
  tzCreate: momentAgo(26 - index),
})

const challengeOf = (one: DemoProject, index: number, who: People) => {
  const status = nth(['待受理', '攻关中', '待验证', '已解决', '搁置'] as const, index)
  return {
    id: demoId('technicalChallenge', index),
    name: nth(['大表查询缓慢', '影像加载卡顿', '医保接口偶发超时', '打印驱动兼容'], index),
    projectId: one.id,
    level: nth(['A', 'B', 'C'], index),
    describe: '现场反复出现，需要研发协助定位。',
    proposerId: one.leader,
    userId: status === '待受理' ? null : who(nth(developers, index)),
    endDate: dayAgo(8 - index * 5),
    result: status === '已解决' || status === '待验证' ? '增加索引并调整缓存策略' : null,
    tzSolve: status === '已解决' ? momentAgo(5, 16) : null,
    status,
    creatorId: one.leader,
    tzCreate: momentAgo(20 - index),
  }
}

const manDayOf = (one: DemoProject, index: number, who: People) => {
  const before = 30 + (one.place % 5) * 12
  return {
    id: demoId('projectManDay', index),
    projectId: one.id,
    before: `${before}.0`,
    after: `${before + 5}.0`,
    reason: '客户新增统计需求。',
    status: nth(['草稿', '驳回', '待一级审核', '待二级审核', '已撤回'] as const, index),
    audit1: who('pm01'),
    audit2: who('gm'),
    opinion: index === 1 ? '请先与客户确认范围' : null,
    creatorId: one.manager,
    tzCreate: momentAgo(9 - index),
  }
}

const downloadOf = (one: DemoProject, index: number, who: People) => {
  const status = nth(['待审批', '已通过', '驳回', '已失效'] as const, index)
  const given = status === '已通过' || status === '已失效'
  const asks = index === 5 ? who('yf02') : one.leader
  return {
    id: demoId('productDownload', index),
    productLibraryVersionId: versionId(one.place, 2),
    projectId: one.id,
    userId: asks,
    reason: index === 5 ? '复现现场问题' : '现场升级部署',
    status,
    auditorId: status === '待审批' ? null : who('cp01'),
    opinion: status === '驳回' ? '请使用测试版本' : null,
    tzPass: given ? momentAgo(status === '已通过' ? 1 : 20, 10) : null,
    tzExpire: given ? momentAgo(status === '已通过' ? -6 : 13, 10) : null,
    maxTimes: given ? 3 : null,
    usedTimes: given ? 1 : 0,
    log: [],
    creatorId: asks,
    tzCreate: momentAgo(status === '已失效' ? 21 : 2 + index),
  }
}
