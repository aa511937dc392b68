import { dashboard, heat, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const narrow = { userId: 'userId', departmentId: 'userId.departmentId' } as const
const judged = { status: { in: ['生效', '复核中', '已到期'] } }
const rows = { of: 'violate', narrow, date: 'date', where: judged } as const

/** Violations that took effect in the chosen days: by kind, level, month and person. */
export const violationFigures = dashboard({
  name: 'violate',
  label: '违规统计',
  who: holds('violate:manage'),
  period: 'days',
  choices: { departmentId: ref('部门', 'department'), userId: ref('违规人', 'user') },
  tiles: [
    tile({ key: 'all', label: '违规', ...rows, unit: '次', isCompared: true }),
    tile({ key: 'warnings', label: '计警告', ...rows, measure: { sum: 'warnCount' }, unit: '次', isCompared: true }),
    tile({
      key: 'appeals',
      label: '复核中',
      of: 'violate',
      narrow,
      where: { status: { equalTo: '复核中' } },
      unit: '件',
    }),
  ],
  blocks: [
    {
      key: 'months',
      label: '按月份',
      as: 'bars',
      head: '月份',
      series: [series({ label: '违规', ...rows, by: 'date:month', unit: '次' })],
      isWide: true,
    },
    heat({ key: 'kinds', label: '类型与级别', head: '类型', ...rows, by: ['kind', 'level'] }),
    {
      key: 'people',
      label: '按人员',
      as: 'names',
      head: '违规人',
      top: 10,
      series: [series({ label: '违规', ...rows, by: 'userId', unit: '次' })],
    },
  ],
})
