import { entity } from '@chengban/kernel/entity.ts'
import { eq, field, headOf, holds, me } from '@chengban/kernel/expr.ts'
import { join, of, parent } from '@chengban/kernel/formula.ts'
import { columns, list, object } from '@chengban/kernel/gather.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Rows of the same month in the same department, limited to those the reader may see. */
const colleagues = list({
  of: 'projectDashboard',
  by: 'month',
  at: 'month',
  seen: true,
  where: eq(of('userId', 'departmentId'), parent(of('userId', 'departmentId'))),
  value: object({ ...columns('userId', 'state'), name: of('userId', 'name'), loadRate: join(field('loadRate')) }),
  sort: ['-loadRate', 'userId'],
})

/** The load of one person in one month over all projects; worked out by night, never typed. */
export const projectDashboard = entity('projectDashboard', {
  label: '人员负荷',
  title: 'month',
  subject: 'userId',
  fields: {
    userId: ref('人员', 'user', { readonly: true }),
    month: text('月份', { whole: 7, readonly: true }),
    workDays: int('工作日', { readonly: true }),
    planDays: decimal('计划人天', { digits: 1, readonly: true }),
    actualDays: decimal('实际人天', { digits: 1, readonly: true }),
    loadRate: percent('负荷率', { readonly: true }),
    state: oneOf('状态', ['空闲', '正常', '饱和', '超载'], { readonly: true }),
    projects: json('项目', { readonly: true, names: { name: '项目', kind: '岗位', days: '人天' } }),
    users: json('同月人员', { computed: colleagues, names: { name: '姓名', loadRate: '负荷率', state: '状态' } }),
  },
  rows: {
    own: me('userId'),
    manage: holds('project:manage'),
    also: [headOf('userId'), holds('projectReport:read')],
  },
  readOnly: true,
  unique: [{ fields: ['userId', 'month'], message: '该月负荷已存在' }],
  list: {
    columns: ['month', 'userId', 'workDays', 'planDays', 'actualDays', 'loadRate', 'state'],
    filters: ['month', 'userId', 'state'],
    sort: 'month,-loadRate',
    chart: { by: ['state'] },
  },
  summary: ['userId', 'month', 'planDays', 'loadRate', 'state'],
})
