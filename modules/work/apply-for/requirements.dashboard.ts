import { dashboard, firstRows, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const narrow = { projectId: 'projectId', clientId: 'clientId' } as const
const over = ['已完成', '已关闭', '已转缺陷']
const done = { status: { in: ['已完成', '已关闭'] } }
const handed = { of: 'applyFor', narrow, date: 'tzSubmit' } as const
const open = { status: { notIn: ['草稿', ...over] } }
const standing = { of: 'applyFor', narrow, where: open } as const
const late = { ...open, delayDays: { greaterThan: 0 } }

/** What clients and colleagues asked for, how far it is, and what it takes. */
export const requirements = dashboard({
  name: 'applyFor',
  label: '需求看板',
  who: holds('applyFor:manage'),
  period: 'days',
  choices: { projectId: ref('项目', 'project'), clientId: ref('客户', 'client') },
  tiles: [
    tile({ key: 'handed', label: '提交', ...handed, where: { status: { notEqualTo: '草稿' } }, isCompared: true }),
    tile({ key: 'done', label: '完成', ...handed, where: done }),
    tile({ key: 'open', label: '进行中', ...standing }),
    tile({ key: 'late', label: '延期', ...standing, where: late, isBad: true }),
    tile({ key: 'hours', label: '预计工时', ...standing, measure: { sum: 'predict' }, unit: '小时' }),
  ],
  blocks: [
    {
      key: 'months',
      label: '提交与完成',
      as: 'lines',
      head: '月份',
      isWide: true,
      series: [
        series({ label: '提交', ...handed, by: 'tzSubmit:month' }),
        series({ label: '完成', of: 'applyFor', narrow, date: 'tzFinish', by: 'tzFinish:month' }),
      ],
    },
    {
      key: 'states',
      label: '进度',
      as: 'split',
      head: '状态',
      series: [series({ label: '需求', ...standing, by: 'status' })],
    },
    {
      key: 'clients',
      label: '按客户',
      as: 'names',
      head: '客户',
      top: 8,
      series: [
        series({ label: '进行中', ...standing, by: 'clientId' }),
        series({ label: '提交', ...handed, by: 'clientId' }),
      ],
    },
    {
      key: 'solvers',
      label: '按开发人',
      as: 'names',
      head: '开发人',
      top: 8,
      series: [
        series({ label: '预计工时', ...standing, by: 'solverId', measure: { sum: 'predict' } }),
        series({ label: '实际工时', ...handed, by: 'solverId', measure: { sum: 'actualHours' } }),
      ],
    },
    {
      key: 'types',
      label: '类型',
      as: 'split',
      head: '类型',
      series: [series({ label: '提交', ...handed, by: 'type' })],
    },
    firstRows({
      key: 'late',
      label: '延期最久',
      ...standing,
      where: late,
      columns: ['name', 'clientId', 'solverId', 'endTime', 'delayDays'],
      sort: '-delayDays',
      isWide: true,
    }),
  ],
})
