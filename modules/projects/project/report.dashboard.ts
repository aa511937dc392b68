import { dashboard, firstRows, series } from '@chengban/kernel/dashboard.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { times } from '../imp-record/reservations.call.ts'
import { loadBlock } from '../project-dashboard/load-block.ts'
import { maintainStatus } from './maintain-status.call.ts'
import { projectReport } from './report.call.ts'

const narrow = { type: 'type', principalId: 'principalId' } as const
const through = { type: 'projectId.type', principalId: 'projectId.principalId' } as const
const from = { from: projectReport } as const

/** Dashboard of project progress, workload and delays. */
export const projectFigures = dashboard({
  name: 'project',
  label: '项目看板',
  who: anyOf(holds('projectReport:read'), holds('project:manage')),
  period: 'days',
  choices: { type: dict('项目类型', 'projectType'), principalId: ref('项目经理', 'user') },
  tiles: [
    { key: 'running', label: '进行中', ...from, at: 'cards.running', unit: '个' },
    {
      key: 'delayed',
      label: '延期',
      ...from,
      at: 'cards.delayed',
      unit: '个',
      isBad: true,
      note: { label: '延期率', at: 'cards.delayRate', unit: '%' },
    },
    { key: 'accepted', label: '已验收', ...from, at: 'cards.accepted', unit: '个' },
    { key: 'paused', label: '暂停', ...from, at: 'cards.paused', unit: '个' },
    { key: 'waitClient', label: '待客户确认', ...from, at: 'cards.waitClient', unit: '个' },
  ],
  blocks: [
    {
      key: 'stages',
      label: '各阶段项目',
      as: 'bars',
      head: '阶段',
      ...from,
      at: 'stages',
      name: 'name',
      series: [
        { label: '项目', value: 'count' },
        { label: '延期', value: 'delayed' },
      ],
      opens: { list: 'project' },
    },
    {
      key: 'accepted',
      label: '每月验收',
      as: 'lines',
      head: '月份',
      series: [series({ label: '验收', of: 'project', date: 'tzAcceptStatus', narrow, by: 'tzAcceptStatus:month' })],
    },
    {
      key: 'maintain',
      label: '维护状态',
      as: 'split',
      head: '维护状态',
      series: [series({ label: '项目', of: 'project', narrow, by: 'maintainState', unit: '个' })],
    },
    loadBlock,
    {
      key: 'visits',
      label: '到访天数',
      as: 'names',
      head: '人员',
      from: times,
      at: 'byUser',
      name: 'name',
      series: [
        { label: '天数', value: 'days', unit: '天' },
        { label: '次数', value: 'times' },
      ],
      opens: { record: 'user', id: 'userId' },
      top: 12,
    },
    firstRows({
      key: 'produce',
      label: '逾期产出',
      of: 'projectProduce',
      narrow: through,
      where: { lateDays: { greaterThan: 0 }, status: { notIn: ['已完成', '取消'] } },
      columns: ['name', 'userId', 'planDate', 'lateDays'],
      sort: '-lateDays',
    }),
    {
      key: 'maintained',
      label: '维护清单',
      as: 'table',
      head: '项目',
      from: maintainStatus,
      at: 'nodes',
      name: 'name',
      series: [
        { label: '客户', value: 'clientName' },
        { label: '维护状态', value: 'maintainState' },
        { label: '维护到期', value: 'maintainDate' },
        { label: '剩余天数', value: 'daysLeft' },
      ],
      opens: { record: 'project', id: 'projectId' },
      isWide: true,
    },
    {
      key: 'projects',
      label: '项目明细',
      as: 'table',
      head: '项目',
      ...from,
      at: 'nodes',
      name: 'name',
      series: [
        { label: '阶段', value: 'stage' },
        { label: '健康度', value: 'status' },
        { label: '延期天数', value: 'delayDays' },
        { label: '计划人天', value: 'planManDay' },
        { label: '已用人天', value: 'usedManDay' },
        { label: '人天率', value: 'manDayRate', unit: '%' },
        { label: '到访天数', value: 'visitDays' },
        { label: '缺陷', value: 'openBugs' },
        { label: '需求', value: 'openApplies' },
        { label: '合同额', value: 'contractMoney', unit: '元' },
        { label: '成本', value: 'cost', unit: '元' },
        { label: '毛利', value: 'margin', unit: '元' },
      ],
      opens: { record: 'project', id: 'id' },
      isWide: true,
    },
  ],
})
