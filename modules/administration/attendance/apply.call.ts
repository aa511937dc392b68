import { call } from '@chengban/kernel/call.ts'
import { holds, me } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { month, text } from '@chengban/kernel/kinds/text.ts'

/** Appeals against days of one month in one call, all or none; each appeal is decided separately. */
export const applyAttendance = call({
  method: 'POST',
  path: '/attendance/apply',
  label: '申诉考勤',
  offered: {
    of: 'attendance',
    on: 'rows',
    label: '申诉',
    when: me('userId'),
    from: { month: 'month' },
    rows: 'rows',
    lines: {
      shape: {
        date: date('日期', { readonly: true }),
        appealKind: dict('申诉类型', 'appealKind', { required: true, default: '补卡' }),
        applyIn: datetime('到岗时间'),
        applyOut: datetime('离岗时间'),
        reason: text('申诉理由', { required: true }),
        file: files('证明材料', { max: 9 }),
      },
      begins: { date: 'date', applyIn: 'missedIn', applyOut: 'missedOut' },
      told: ['date'],
    },
    done: '已提交{submitted}条申诉，本月补卡还剩{repunchLeft}次',
  },
  who: holds('attendance:apply'),
  input: {
    month: month('月份', { required: true, default: { from: 'month' } }),
    rows: json('申诉', { required: true }),
    audit1: ref('一级审核人', 'user'),
    audit2: ref('二级审核人', 'user'),
  },
  handsOn: ['rows'],
  answer: { submitted: 'int', repunchLeft: 'int' },
})
