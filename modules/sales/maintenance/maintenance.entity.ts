import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  asParent,
  exists,
  field,
  gt,
  holds,
  isSet,
  le,
  lt,
  me,
  not,
  today,
  when,
} from '@chengban/kernel/expr.ts'
import { daysBetween, of, parent } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const later = exists({
  of: 'maintenance',
  by: 'contractId',
  at: 'contractId',
  where: gt(field('dtStart'), parent('dtEnd')),
})

/** One maintenance period of a contract, free or paid; the periods of a contract do not overlap. */
export const maintenance = entity('maintenance', {
  label: '维护期',
  title: 'name',
  fields: {
    name: text('合同名称', { computed: of('contractId', 'name'), kept: true, search: true }),
    contractId: ref('合同', 'contract', { required: true, fixed: true }),
    clientId: ref('客户', 'client', { computed: of('contractId', 'clientId'), kept: true }),
    dtStart: date('开始日期', { required: true }),
    dtEnd: date('截止日期', { required: true, hint: '维护的最后一天' }),
    isFree: bool('免费维护', { default: false }),
    money: money('维护费', { min: 0, default: '0.00', secret: 'contract:money' }),
    renewContractId: ref('续约合同', 'contract', {
      offers: { clientId: { from: 'contractId.clientId' } },
      onDelete: 'setNull',
    }),
    userId: ref('维护负责人', 'user', { default: { of: ['contractId', 'initiator'] } }),
    status: oneOf('状态', ['未开始', '维护中', '即将到期', '已到期', '已续约', '不再维护'], {
      computed: when(
        [
          [isSet('tzStop'), '不再维护'],
          [allOf(lt(field('dtEnd'), today()), later), '已续约'],
          [lt(field('dtEnd'), today()), '已到期'],
          [gt(field('dtStart'), today()), '未开始'],
          [le(field('daysLeft'), 90), '即将到期'],
        ],
        '维护中',
      ),
    }),
    daysLeft: int('剩余天数', { computed: daysBetween(today(), field('dtEnd')), isDaysLeft: true }),
    isLatest: bool('最近一期', { isAside: true, computed: not(later) }),
    tzStop: datetime('停止时间', { readonly: true }),
    remark: longText('备注'),
  },
  rows: { own: me('userId'), manage: holds('maintenance:manage'), also: [asParent('contractId')] },
  checks: [{ holds: le(field('dtStart'), field('dtEnd')), field: 'dtEnd', message: '截止日期早于开始日期' }],
  apart: [{ by: 'contractId', from: 'dtStart', to: 'dtEnd', message: '维护期与已有维护期重叠' }],
  acts: [
    {
      name: 'assign',
      label: '分派负责人',
      who: holds('maintenance:manage'),
      input: ['userId'],
      required: { userId: '请选择维护负责人' },
      many: { most: 200 },
      notify: [{ to: ['userId'], text: '【维护】{name}的维护由您负责，{dtEnd}到期' }],
    },
    {
      name: 'stop',
      label: '停止维护',
      who: holds('maintenance:manage'),
      opinion: 'required',
      opinionMessage: '请填写原因',
      danger: true,
      guards: [{ holds: not(isSet('tzStop')), message: '维护已停止' }],
      set: { tzStop: { from: 'now' } },
    },
    {
      name: 'resume',
      label: '恢复维护',
      who: holds('maintenance:manage'),
      opinion: 'optional',
      guards: [{ holds: isSet('tzStop'), message: '维护未停止' }],
      set: { tzStop: null },
    },
  ],
  on: { check: 'maintenance/check' },
  indexes: [['contractId', 'dtStart'], ['dtEnd']],
  list: {
    columns: ['name', 'clientId', 'dtStart', 'dtEnd', 'daysLeft', 'isFree', 'money', 'userId', 'status'],
    filters: ['status', 'clientId', 'userId', 'dtEnd', 'isFree'],
    sort: 'dtEnd',
    gantt: { from: 'dtStart', to: 'dtEnd', group: 'contractId' },
  },
  form: [
    { title: '维护期', fields: ['contractId', 'dtStart', 'dtEnd', 'isFree', 'money'] },
    { title: '负责', fields: ['userId', 'renewContractId', 'remark'] },
  ],
  summary: ['contractId', 'dtStart', 'dtEnd', 'daysLeft', 'userId'],
})
