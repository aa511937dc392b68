import { entity } from '@chengban/kernel/entity.ts'
import { everybody, holds, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A day that is not what its weekday says. */
export const holiday = entity('holiday', {
  label: '节假日',
  title: 'name',
  fields: {
    date: date('日期', { required: true, unique: true }),
    name: text('名称', { required: true }),
    kind: oneOf('类型', ['法定节假日', '调休放假', '调休上班', '公司假日'], { required: true }),
    isWork: bool('上班', { computed: is({ kind: '调休上班' }) }),
    isStatutory: bool('三倍工资日', { computed: is({ kind: '法定节假日' }) }),
  },
  onEveryPage: true,
  rows: { own: everybody, manage: holds('holiday:manage') },
  on: { check: 'holiday/check', saved: 'holiday/saved', removing: 'holiday/removing', removed: 'holiday/removed' },
  list: {
    columns: ['date', 'name', 'kind'],
    filters: ['kind'],
    sort: 'date',
    first: 'calendar',
    calendar: { from: 'date', hue: 'kind' },
  },
})
