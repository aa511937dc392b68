import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { parts } from '@chengban/kernel/kinds/parts.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'
import { dayKinds } from '../day-kind.ts'

const rate = (kind: string) => decimal(kind, { required: true, min: 1, digits: 1 })

export const settings: readonly Setting[] = [
  setting(
    'overtime.rates',
    parts('各类日子的加班倍数', Object.fromEntries(dayKinds.map((kind) => [kind, rate(kind)]))),
    {
      first: { 工作日: '1.5', 休息日: '2.0', 法定节假日: '3.0' },
    },
  ),
  setting(
    'overtime.restDays',
    json('可转为调休的加班日', { structure: ['text'], choices: dayKinds.map((kind) => [kind, kind]) }),
    { first: ['工作日', '休息日'] },
  ),
  setting('overtime.monthMax', decimal('每人每月加班上限', { hint: '小时', default: '36', min: 0 })),
  setting('overtime.lateDays', int('加班结束后可提交的工作日数', { default: 3, min: 0 })),
]
