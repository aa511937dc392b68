import { allOf, anyOf, type Expr, field, headOf, holds, me } from '@chengban/kernel/expr.ts'
import { leader } from '@chengban/kernel/formula.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json, place } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { aroundMe } from '@chengban/kernel/row-rule.ts'
import { owed } from './handing-in.ts'
import { reportStates } from './report.status.ts'

/** Who reviews, decided when the report is made. */
export const reviewer = (who: Expr<unknown>) => ref('审阅人', 'user', { computed: who, kept: 'once' })

/** What every report has after its own words: who reviews it, its windows, how it went in and what came back. */
export const reportFields = {
  file: files('附件'),
  coordinate: place('位置', { wrong: '位置错误' }),
  manager: reviewer(leader(field('userId'))),
  status: oneOf('状态', reportStates, { readonly: true, default: '未填' }),
  timeliness: oneOf('及时性', ['待交', '按时', '迟交', '补交', '缺交', '免交'], { readonly: true, default: '待交' }),
  tzOpen: datetime('开放时间', { readonly: true }),
  tzDue: datetime('截止时间', { readonly: true }),
  tzLock: datetime('锁定时间', { readonly: true }),
  tzSubmit: datetime('提交时间', { readonly: true }),
  tzRead: datetime('审阅时间', { readonly: true }),
  readers: json('已读人', {
    names: { name: '姓名', tz: '时间' },
    readonly: true,
    default: [],
    structure: [{ userId: 'uuid', name: 'text', tz: 'datetime' }],
  }),
  score: int('评分', { min: 1, max: 5, readonly: true }),
  opinion: longText('点评', { readonly: true }),
  unlockAsk: text('解锁申请', { readonly: true }),
  unlockCount: int('解锁次数', { readonly: true, default: 0 }),
  tzUnlock: datetime('解锁有效至', { readonly: true }),
} as const

/** The author, the reviewer, and who manages them all. */
export const reportRows = { own: anyOf(me('userId'), me('manager')), manage: holds('dailyWork:manage') } as const
/**
 * Department heads read their people's reports; holders of `dailyWork:read` read those of their department and the ones
 * below.
 */
export const headsToo = [headOf('userId'), allOf(holds('dailyWork:read'), aroundMe('userId'))] as const

/** The system creates reports; the author edits one only until it is submitted. */
export const reportWrite = {
  create: holds('dailyWork:manage'),
  update: owed,
  remove: holds('dailyWork:manage'),
} as const

const windows = { title: '期限', fields: ['tzOpen', 'tzDue', 'tzLock', 'tzSubmit', 'timeliness', 'tzUnlock'] } as const
const answers = {
  title: '审阅',
  fields: ['manager', 'tzRead', 'readers', 'score', 'opinion', 'unlockAsk', 'unlockCount'],
} as const

/** Sections of a report: its own words, then the two that all have. */
export const reportForm = <const F extends string>(fields: readonly F[]) =>
  [{ title: '内容', fields }, windows, answers] as const
