import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, field, headOf, holds, is, le, me, not, tasked, today } from '@chengban/kernel/expr.ts'
import { enteredAt } from '@chengban/kernel/formula.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { leader } from '../leader.ts'
import { levels } from './levels.ts'
import { status } from './violate.status.ts'

const begun = not(is({ status: '草稿' }))
const heard = not(is({ status: ['草稿', '待说明'] }))

/** A breach, heard before it is judged, with its level, its warning and its end. */
export const violate = entity('violate', {
  label: '违规',
  title: 'detail',
  fields: {
    userId: ref('违规人', 'user', { required: true }),
    leaderId: leader,
    date: date('发生日期', { required: true, begins: 'today' }),
    kind: dict('违规类型', 'violateKind', { required: true }),
    level: oneOf('级别', levels, { required: true }),
    detail: longText('违规事实', { required: true, max: 5000, search: true }),
    file: files('证据', { max: 20 }),
    statement: longText('当事人说明', { readonly: true, max: 5000 }),
    statementFile: files('说明附件', { readonly: true, max: 20 }),
    statementDue: date('说明截止', { readonly: true }),
    tzStatement: datetime('说明时间', { readonly: true }),
    status: oneOf('状态', status.states, { readonly: true, default: '草稿' }),
    tzStage: datetime('状态开始', { computed: enteredAt('violate', 'status') }),
    auditorId: ref('审核人', 'user', { readonly: true }),
    opinion: longText('审核意见', { readonly: true }),
    warnCount: int('计警告次数', { readonly: true, default: 0 }),
    tzEffect: datetime('生效时间', { readonly: true }),
    expireDate: date('失效日期', { readonly: true }),
    appeal: longText('申诉内容', { readonly: true }),
    appealFile: files('申诉附件', { readonly: true, max: 20 }),
    appealCount: int('申诉次数', { readonly: true, default: 0 }),
  },
  rows: {
    own: anyOf(me('creatorId'), allOf(me('userId'), begun)),
    manage: holds('violate:manage'),
    also: [allOf(holds('violate:audit'), heard), allOf(headOf('userId'), begun), tasked],
  },
  self: me('userId'),
  write: {
    create: holds('violate:apply'),
    update: allOf(me('creatorId'), is({ status: ['草稿', '驳回'] })),
    remove: allOf(me('creatorId'), is({ status: '草稿' })),
  },
  workflow: status,
  othersOnly: { field: 'userId', message: '不能登记自己' },
  checks: [{ holds: le(field('date'), today()), field: 'date', message: '日期不能晚于今天' }],
  indexes: [['userId', 'status'], ['date']],
  list: {
    columns: [
      'date',
      'userId',
      'kind',
      'level',
      'detail',
      'status',
      'warnCount',
      'expireDate',
      'creatorId',
      'auditorId',
    ],
    filters: ['userId', 'kind', 'level', 'status', 'date'],
    sort: '-date',
    hasStrips: true,
    chart: { by: ['kind', 'level', 'status'] },
  },
  form: [
    { title: '违规', fields: ['userId', 'date', 'kind', 'level', 'detail', 'file'] },
    { title: '说明', fields: ['statementDue', 'statement', 'statementFile', 'tzStatement'] },
    { title: '处理', fields: ['auditorId', 'opinion', 'warnCount', 'tzEffect', 'expireDate'] },
    { title: '申诉', fields: ['appealCount', 'appeal', 'appealFile'] },
  ],
  summary: ['userId', 'kind', 'level', 'date', 'status'],
  page: { line: { states: 'status', path: ['待说明', '待审核', '生效', '复核中', '已到期'], since: 'tzStage' } },
  children: [{ of: 'warnAccident', by: 'violateId', label: '警告' }],
})
