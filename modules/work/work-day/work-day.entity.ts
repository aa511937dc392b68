import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  count,
  type Expr,
  eq,
  field,
  gt,
  holds,
  is,
  isSet,
  le,
  lt,
  me,
  not,
  now,
  when,
} from '@chengban/kernel/expr.ts'
import { addHours, coalesce, hoursBetween, join, of, parent, rate } from '@chengban/kernel/formula.ts'
import { columns, figureIn, flagIn, list, object } from '@chengban/kernel/gather.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { files, images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { asTarget, contains } from '@chengban/kernel/row-rule.ts'
import { status } from './work-day.status.ts'

const attendees = { of: 'workDayAttend', by: 'workDayId' } as const

const rule = of('kind', 'rule')
/** Minutes that were due so many hours after the end and came later, or have not come. */
const summaryLate = allOf(
  not(is({ status: '已取消' })),
  flagIn(rule, 'needSummary'),
  gt(coalesce(field('tzSummary'), now()), addHours(field('endDate'), figureIn(rule, 'summaryHours'))),
)

const isOpen = (state: Expr<unknown>) => anyOf(eq(state, '待召开'), eq(state, '进行中'))
/** Other meetings that lie over this one, for each of its people who has not declined. */
const clashes = list({
  of: 'workDayAttend',
  by: 'userId',
  through: { of: 'workDayAttend', by: 'workDayId', column: 'userId', where: not(is({ status: '请假' })) },
  where: allOf(
    not(is({ status: '请假' })),
    not(eq(field('workDayId'), parent('id'))),
    isOpen(parent('status')),
    isOpen(of('workDayId', 'status')),
    lt(of('workDayId', 'date'), parent('endDate')),
    lt(parent('date'), of('workDayId', 'endDate')),
  ),
  value: object({
    ...columns('userId', 'workDayId'),
    name: of('workDayId', 'name'),
    message: join('与【', of('workDayId', 'name'), '】时间冲突'),
  }),
  sort: ['userId', 'workDayId'],
})
const keeper = anyOf(me('hostId'), me('creatorId'), holds('workDay:manage'))

/** A meeting, visit or event with its people, attendance, minutes and welcome board. */
export const workDay = entity('workDay', {
  label: '会议与工作日程',
  title: 'name',
  fields: {
    name: text('名称', { required: true, search: true, isSentence: true }),
    kind: ref('会议类型', 'meetingKind', { required: true, among: { isEnable: true } }),
    date: datetime('开始时间', { required: true }),
    endDate: datetime('结束时间'),
    address: text('地点'),
    work: longText('议程'),
    hostId: ref('主持人', 'user', { required: true, among: { isEnable: true }, default: { from: 'me' } }),
    userIds: refs('参会人', 'user'),
    visitor: text('来宾', { hint: '显示在欢迎屏' }),
    relevanceId: text('关联记录', { record: 'relevanceModule', shownWhen: isSet('relevanceModule') }),
    relevanceModule: oneOf('关联类别', ['project', 'client', 'businessOpportunity'], {
      names: { project: '项目', client: '客户', businessOpportunity: '商机' },
    }),
    impType: dict('实施会议类型', 'impType'),
    file: files('会议资料'),
    summary: longText('会议纪要', { readonly: true }),
    recorderId: ref('记录人', 'user', { default: { field: 'hostId' } }),
    endSummary: longText('会议结论'),
    sore: int('会议评分', { min: 0, max: 100, readonly: true }),
    needOpen: bool('开启欢迎屏', { default: false }),
    background: images('背景图', { max: 1 }),
    logo: images('标志', { max: 1 }),
    color: text('文字颜色', {
      default: '#FFFFFF',
      pattern: { source: '^#[0-9A-Fa-f]{6}$', message: '颜色格式错误' },
    }),
    status: oneOf('状态', status.states, { readonly: true, default: '待召开' }),
    // the day of the rule it follows, and whether somebody has made it their own since
    ruleDay: date('规则日期', { readonly: true, hidden: true }),
    isEdited: bool('已手工修改', { readonly: true, hidden: true, default: false }),
    tzSummary: datetime('纪要时间', { readonly: true }),
    summaryLate: bool('纪要逾期', { alarms: true, computed: summaryLate }),
    // of those who may still move it
    warnings: json('时间冲突', {
      computed: when([[keeper, clashes]], null),
      structure: [{ userId: 'uuid', workDayId: 'uuid', name: 'text', message: 'text' }],
      names: { name: '人员', message: '冲突' },
    }),
    attendRate: percent('出席率', {
      digits: 1,
      computed: rate(
        count({ ...attendees, where: is({ status: '参加' }) }),
        count({ ...attendees, where: not(is({ status: '请假' })) }),
      ),
    }),
  },
  rows: {
    own: anyOf(me('hostId'), me('creatorId'), contains('userIds')),
    manage: holds('workDay:manage'),
    also: [allOf(is({ relevanceModule: 'project' }), asTarget('relevanceModule', 'relevanceId'))],
  },
  write: {
    create: holds('workDay:apply'),
    update: allOf(keeper, not(is({ status: '已取消' }))),
    remove: allOf(me('creatorId'), is({ status: '待召开' })),
  },
  workflow: status,
  checks: [
    {
      holds: allOf(lt(field('date'), field('endDate')), le(hoursBetween(field('date'), field('endDate')), 24)),
      field: 'endDate',
      message: '日期错误',
    },
  ],
  unique: [{ fields: ['kind', 'ruleDay'], message: '该日例会已生成' }],
  on: { check: 'workDay/check', saved: 'workDay/invite', removing: 'workDay/removing' },
  indexes: [['date'], ['hostId', 'date'], ['relevanceModule', 'relevanceId']],
  list: {
    columns: ['date', 'name', 'kind', 'hostId', 'address', 'userIds', 'status', 'attendRate', 'summaryLate', 'sore'],
    filters: ['date', 'kind', 'hostId', 'status', 'impType', 'relevanceId', 'needOpen'],
    sort: '-date',
    first: 'calendar',
    calendar: { from: 'date', to: 'endDate', hue: 'status' },
  },
  form: [
    {
      title: '会议',
      fields: ['name', 'kind', 'date', 'endDate', 'address', 'hostId', 'recorderId', 'userIds', 'warnings'],
    },
    { title: '内容', fields: ['work', 'file', 'relevanceModule', 'relevanceId', 'impType'] },
    { title: '纪要', fields: ['summary', 'endSummary', 'tzSummary', 'summaryLate', 'attendRate', 'sore'] },
    { title: '欢迎屏', fields: ['needOpen', 'visitor', 'background', 'logo', 'color'] },
  ],
  summary: ['date', 'hostId', 'address', 'status', 'attendRate'],
  children: [{ of: 'workDayAttend', by: 'workDayId', label: '参会' }],
})
