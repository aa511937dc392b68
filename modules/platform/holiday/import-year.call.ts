import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { year } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'

/** The holidays of a year by their dates: new ones come, known ones are changed; all or nothing. */
export const importYear = call({
  method: 'POST',
  path: '/holiday/importYear',
  label: '导入节假日',
  who: holds('holiday:manage'),
  input: {
    year: year('年份', { required: true, min: 1900, max: 2100 }),
    rows: json('节假日', { required: true }),
  },
  answer: { created: 'int', updated: 'int' },
})
