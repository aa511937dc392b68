import { entity } from '@chengban/kernel/entity.ts'
import { everybody, holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Why the date of a milestone moves. */
export const milepostAdvanceKind = entity('milepostAdvanceKind', {
  label: '里程碑推进类型',
  title: 'name',
  fields: {
    name: text('名称', { required: true, unique: true }),
    direction: oneOf('方向', ['提前', '延期'], { required: true }),
    excused: bool('免责', { default: false, hint: '天数不计逾期' }),
    maxDays: int('最多工作日', { min: 1, hint: '空 = 不限' }),
    needFile: bool('需要附件', { default: false }),
    sort: int('排序'),
    isEnable: bool('启用', { default: true }),
  },
  rows: { own: everybody, manage: holds('milepostAdvance:manage') },
  list: {
    columns: ['name', 'direction', 'excused', 'maxDays', 'needFile', 'sort', 'isEnable'],
    filters: ['direction', 'isEnable'],
    sort: 'sort',
  },
})
