import { dashboard, firstRows, heat, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const narrow = { projectId: 'projectId', solverId: 'solverId' } as const
const handed = { of: 'bug', narrow, date: 'tzSubmit' } as const
const open = { status: { notIn: ['草稿', '已关闭'] } }
const standing = { of: 'bug', narrow, where: open } as const
const late = { ...open, delayDays: { greaterThan: 0 } }
const solved = { count: { solveTimes: { greaterThan: 0 } } } as const

/** Dashboard of bugs in the chosen period and of all open bugs. */
export const bugs = dashboard({
  name: 'bug',
  label: '缺陷看板',
  who: holds('bug:manage'),
  period: 'days',
  choices: { projectId: ref('项目', 'project'), solverId: ref('解决人', 'user') },
  tiles: [
    tile({ key: 'handed', label: '提交', ...handed, where: { status: { notEqualTo: '草稿' } }, isCompared: true }),
    tile({ key: 'closed', label: '已关闭', ...handed, where: { status: { equalTo: '已关闭' } } }),
    tile({ key: 'open', label: '未关闭', ...standing }),
    tile({ key: 'late', label: '延期', ...standing, where: late, isBad: true }),
    tile({
      key: 'reopened',
      label: '重新激活率',
      ...handed,
      measure: { rate: [{ count: { reopenTimes: { greaterThan: 0 } } }, solved], digits: 1 },
    }),
  ],
  blocks: [
    {
      key: 'months',
      label: '提交与解决',
      as: 'lines',
      head: '月份',
      isWide: true,
      series: [
        series({ label: '提交', ...handed, by: 'tzSubmit:month' }),
        series({ label: '解决', of: 'bug', narrow, date: 'finishDate', by: 'finishDate:month' }),
      ],
    },
    {
      key: 'states',
      label: '未关闭的状态',
      as: 'split',
      head: '状态',
      series: [series({ label: '缺陷', ...standing, by: 'status' })],
    },
    {
      key: 'projects',
      label: '按项目',
      as: 'names',
      head: '项目',
      top: 8,
      series: [
        series({ label: '未关闭', ...standing, by: 'projectId' }),
        series({ label: '提交', ...handed, by: 'projectId' }),
      ],
    },
    {
      key: 'solvers',
      label: '按解决人',
      as: 'names',
      head: '解决人',
      top: 8,
      series: [
        series({ label: '未关闭', ...standing, by: 'solverId' }),
        series({ label: '提交', ...handed, by: 'solverId' }),
      ],
    },
    heat({
      key: 'kinds',
      label: '严重程度与状态',
      head: '严重程度',
      ...standing,
      by: ['severity', 'status'],
    }),
    firstRows({
      key: 'late',
      label: '延期最久',
      ...standing,
      where: late,
      columns: ['name', 'projectId', 'severity', 'solverId', 'endTime', 'delayDays'],
      sort: '-delayDays',
      isWide: true,
    }),
  ],
})
