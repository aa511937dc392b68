import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, field, holds, le, me, via } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const keeper = anyOf(via('projectId', anyOf(me('principalId'), me('impPrincipalId'))), holds('project:manage'))

/** Who works on a project, in what part, when and how much. */
export const projectMember = entity('projectMember', {
  label: '项目成员',
  title: 'projectId',
  fields: {
    projectId: ref('项目', 'project', { required: true, onDelete: 'cascade' }),
    kind: oneOf('分组', ['back', 'foregoing', 'implement', 'teammates', 'carryOut'], {
      required: true,
      names: { back: '后端', foregoing: '前端', implement: '实施', teammates: '协作', carryOut: '执行' },
    }),
    userId: ref('成员', 'user', { required: true, among: { isEnable: true }, absent: '该用户已停用' }),
    startDate: date('进入日期', { hint: '空 = 项目计划开始' }),
    endDate: date('离开日期', { hint: '空 = 项目实施结束' }),
    load: percent('投入比例', { min: 0, max: 100, default: '100.00' }),
    remark: text('备注'),
  },
  rows: { own: me('userId'), manage: holds('project:manage'), also: [asParent('projectId')] },
  write: { create: keeper, update: keeper, remove: keeper },
  checks: [{ holds: le(field('startDate'), field('endDate')), field: 'endDate', message: '日期错误' }],
  unique: [{ fields: ['projectId', 'kind', 'userId'], message: '成员重复' }],
  on: { check: 'project/open', removing: 'project/open' },
  indexes: [['userId', 'startDate']],
  list: {
    columns: ['projectId', 'kind', 'userId', 'startDate', 'endDate', 'load'],
    filters: ['projectId', 'kind', 'userId'],
    sort: 'projectId,kind',
  },
})
