import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, field, ge, holds, is, isFilled, isSet, me, not, now, was } from '@chengban/kernel/expr.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { url } from '@chengban/kernel/kinds/contact.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const states = ['新公告', '已关注', '已转商机', '已忽略'] as const
/** What somebody watches is theirs. */
const free = anyOf(not(is({ status: '已关注' })), me('userId'))

/** A government procurement notice, fetched from configured sources or imported, matched by keywords. */
export const zfcg = entity('zfcg', {
  label: '采购公告',
  title: 'title',
  fields: {
    title: text('标题', { required: true, search: true }),
    kind: dict('公告类型', 'tenderKind', { required: true }),
    tenderNumber: text('项目编号', { search: true }),
    source: text('来源', { required: true }),
    url: url('原文链接', { unique: true, required: true }),
    buyer: text('采购人', { search: true }),
    agency: text('代理机构'),
    province: text('省'),
    city: text('市'),
    budget: money('预算金额', { min: 0 }),
    tzPublish: datetime('发布时间', { required: true }),
    tzDeadline: datetime('投标截止'),
    content: longText('正文', { search: true }),
    winner: text('中标人', { search: true }),
    winMoney: money('中标金额'),
    words: json('命中关键词', { structure: ['text'], computed: { onWrite: 'zfcg/words' } }),
    clientId: ref('匹配客户', 'client', { computed: { onWrite: 'zfcg/client' }, onDelete: 'setNull' }),
    status: oneOf('处理状态', states, { readonly: true, default: '新公告' }),
    userId: ref('跟进人', 'user', { readonly: true }),
    businessOpportunityId: ref('商机', 'businessOpportunity', { readonly: true, onDelete: 'setNull' }),
  },
  rows: { manage: holds('zfcg:view'), also: [holds('keyword:manage')] },
  write: { create: holds('keyword:manage'), update: holds('keyword:manage'), remove: holds('keyword:manage') },
  workflow: {
    field: 'status',
    states,
    initial: '新公告',
    moves: [
      {
        name: 'watch',
        label: '关注',
        from: ['新公告', '已忽略'],
        to: '已关注',
        who: holds('zfcg:view'),
        elsewhere: { 已关注: '已由{userId}跟进' },
        set: { userId: { from: 'me' } },
      },
      {
        name: 'ignore',
        label: '忽略',
        from: ['新公告', '已关注'],
        to: '已忽略',
        who: allOf(holds('zfcg:view'), free),
        opinion: 'required',
        set: { userId: null },
      },
      {
        name: 'toBusiness',
        label: '转商机',
        from: ['新公告', '已关注'],
        to: '已转商机',
        who: allOf(holds('zfcg:view'), holds('businessOpportunity:apply'), free),
        asks: {
          clientId: ref('客户', 'client'),
          type: dict('商机类型', 'businessType', { required: true, default: '新建' }),
        },
        requires: [{ when: not(isFilled(was('clientId'))), fields: ['clientId'], message: '请选择客户' }],
        guards: [{ holds: anyOf(not(isSet('tzDeadline')), ge(field('tzDeadline'), now())), message: '投标已截止' }],
        guard: 'zfcg/toBusiness',
      },
    ],
  },
  indexes: [['tzPublish'], ['tenderNumber', 'kind'], ['status', 'userId']],
  list: {
    columns: [
      'tzPublish',
      'title',
      'kind',
      'buyer',
      'province',
      'city',
      'budget',
      'tzDeadline',
      'words',
      'status',
      'userId',
    ],
    filters: ['kind', 'province', 'city', 'status', 'userId', 'tzPublish', 'clientId'],
    sort: '-tzPublish',
    calendar: { from: 'tzPublish', to: 'tzDeadline', hue: 'status' },
  },
  form: [
    { title: '公告', fields: ['title', 'kind', 'tenderNumber', 'source', 'url', 'tzPublish', 'tzDeadline'] },
    { title: '采购', fields: ['buyer', 'agency', 'province', 'city', 'budget', 'content'] },
    { title: '结果', fields: ['winner', 'winMoney'] },
  ],
  summary: ['buyer', 'budget', 'tzDeadline', 'province'],
})
