import { entity } from '@chengban/kernel/entity.ts'
import * as e from '@chengban/kernel/expr.ts'
import * as f from '@chengban/kernel/formula.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal as figure, money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const line = { kind: oneOf('款项', ['定金', '退款']), money: money('金额'), date: date('日期') } as const

export const sheet = entity('sheet', {
  label: '算式',
  title: 'name',
  fields: {
    name: text('名称'),
    money: money('金额'),
    rate: figure('税率'),
    n: int('数'),
    d1: date('甲日'),
    d2: date('乙日'),
    t1: datetime('甲时'),
    t2: datetime('乙时'),
    detail: lines('明细', line),
    state: oneOf('状态', ['甲', '乙']),
    half: money('一半', { computed: f.round(f.divide(e.field('money'), 2), 2) }),
    rest: money('其余', { computed: e.subtract(e.field('money'), e.field('half')) }),
    total: money('合计', { computed: f.lineSum('detail', 'money') }),
    last: date('最后', { computed: f.lineMax('detail', 'date') }),
    term: text('月份', { computed: f.yearMonth('2026-05-07') }),
    isLast: oneOf('是否', ['是', '否'], { computed: e.when([[e.is({ half: '1.50' }), '是']], '否') }),
  },
  rows: { own: e.everybody },
})

const own = (name: string): e.Expr<never> => ({ op: { is: 'field', field: name } })
export const m = own('money')
const [r, n, d1, d2, t1, t2, name] = [own('rate'), own('n'), own('d1'), own('d2'), own('t1'), own('t2'), own('name')]

export const noTax = f.round(f.divide(m, e.add(1, f.divide(r, 100))), 2)
/** Every word at least once, over columns that are filled, negative, at a month's end and empty. */
export const formulas: Readonly<Record<string, e.Expr<never>>> = {
  divide: f.divide(m, n),
  'divide by a fraction': f.divide(1, r),
  'tax left out': noTax,
  tax: e.subtract(m, noTax),
  round: f.round(m),
  'round one': f.round(m, 1),
  floor: f.floor(m),
  ceil: f.ceil(m),
  'floor of a quotient': f.floor(f.divide(n, 7)),
  least: f.least(m, 0, r),
  greatest: f.greatest(m, 0),
  'later day': f.greatest(d1, d2),
  'earlier instant': f.least(t1, t2),
  clamp: f.clamp(m, 0, 100),
  coalesce: f.coalesce(r, m, '0.00'),
  join: f.join(name, '-', n),
  'join of nothing': f.join(name, name),
  rate: f.rate(m, n),
  daysBetween: f.daysBetween(d1, d2),
  addDays: f.addDays(d1, n),
  addMonths: f.addMonths(d1, n),
  'one month before': f.addMonths(d2, -1),
  lastDay: f.lastDay(d1),
  dayOf: f.dayOf(2024, 2, 29),
  dateOf: f.dateOf(t1),
  midnightOf: f.midnightOf(d1),
  addHours: f.addHours(t2, n),
  year: f.year(d1),
  month: f.month(d2),
  yearMonth: f.yearMonth(d1),
  weekday: f.weekday(d1),
  hours: f.round(f.hoursBetween(t1, t2), 1),
  'hours unrounded': f.hoursBetween(t1, t2),
  minutes: f.minutesBetween(t1, t2),
  'days from today': f.daysBetween(e.today(), d2),
  'over or not': e.when(
    [
      [e.lt(d2, e.today()), '已到期'],
      [e.le(f.daysBetween(e.today(), d2), 90), '即将到期'],
    ],
    '维护中',
  ),
  'later than now': e.lt(e.now(), t2),
  'instant against instant': e.gt(t1, t2),
  lineSum: f.lineSum('detail', 'money') as e.Expr<never>,
  'refunds alone': e.subtract(0, f.lineSum('detail', 'money', { where: { kind: '退款' } })) as e.Expr<never>,
  'one of two kinds': f.lineSum('detail', 'money', { where: { kind: ['退款', '定金'] } }) as e.Expr<never>,
  lineCount: f.lineCount('detail') as e.Expr<never>,
  'lines of a kind': f.lineCount('detail', { where: { kind: '定金' } }) as e.Expr<never>,
  lineMin: f.lineMin('detail', 'money') as e.Expr<never>,
  lineMax: f.lineMax('detail', 'date') as e.Expr<never>,
  lineAvg: f.lineAvg('detail', 'money') as e.Expr<never>,
  generated: e.field('half') as e.Expr<never>,
  'generated from generated': e.field('rest') as e.Expr<never>,
  'generated from lines': e.field('total') as e.Expr<never>,
  'a day from lines': e.field('last') as e.Expr<never>,
  'choice by a formula': e.field('isLast') as e.Expr<never>,
  'all of': e.allOf(e.isSet('money'), e.not(e.eq(n, 0))) as e.Expr<never>,
}

export const rows: readonly Readonly<Record<string, unknown>>[] = [
  {
    name: '一',
    money: '3.00',
    rate: '6.00',
    n: 7,
    d1: '2026-01-31',
    d2: '2026-03-31',
    t1: '2026-03-01T23:30:00+08:00',
    t2: '2026-03-02T01:09:09Z',
    detail: [
      { kind: '定金', money: '10.05', date: '2026-01-31' },
      { kind: '退款', money: '-3.02', date: '2026-02-01' },
      { kind: '定金', money: '0.10', date: null },
    ],
  },
  {
    name: null,
    money: '-2.50',
    rate: '13.00',
    n: -3,
    d1: '2024-02-29',
    d2: '2024-02-28',
    t1: '2026-03-01T17:00:00Z',
    t2: '2026-03-01T16:59:59.250Z',
    detail: [],
  },
  {
    name: '',
    money: '99999999999999.99',
    rate: '0.03',
    n: 1,
    d1: '2026-12-31',
    d2: '2026-11-21',
    t1: null,
    t2: '2030-01-01T00:00:00+08:00',
    detail: [{ kind: null, money: null, date: null }],
  },
  { name: '零', money: '0.005', rate: '0.00', n: 0, d1: null, d2: null, t1: null, t2: null, detail: null },
  {
    name: '空',
    money: null,
    rate: null,
    n: null,
    d1: '2025-10-31',
    d2: null,
    t1: '2025-10-31T15:59:59Z',
    t2: null,
    detail: null,
  },
]
