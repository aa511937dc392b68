import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { eq, field, given, is, today } from '@chengban/kernel/expr.ts'
import { coalesce, daysBetween, of } from '@chengban/kernel/formula.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { project } from './project.entity.ts'

const ends = of('contractId', 'maintainDate')
/** Lists accepted projects with their maintenance state. */
export const maintainStatus = listed({
  path: '/project/maintainStatus',
  label: '项目维护状态',
  of: project,
  where: { projectStatus: { in: ['已验收', '维护中', '已结束'] } },
  filters: ['type', 'principalId'],
  input: { id: ref('项目', 'project') },
  rows: eq(field('id'), coalesce(given('id'), field('id'))),
  columns: ['maintainState'],
  add: {
    projectId: told('uuid', field('id')),
    name: told('text', field('name')),
    clientName: told('text?', of('clientId', 'name')),
    maintainDate: told('date?', ends),
    daysLeft: told('int?', daysBetween(today(), ends)),
  },
  order: ['maintainDate', 'name'],
  sums: {
    counts: {
      不维护: { count: is({ maintainState: '不维护' }) },
      未开始: { count: is({ maintainState: '未开始' }) },
      维护中: { count: is({ maintainState: '维护中' }) },
      即将到期: { count: is({ maintainState: '即将到期' }) },
      已过期: { count: is({ maintainState: '已过期' }) },
    },
  },
})
