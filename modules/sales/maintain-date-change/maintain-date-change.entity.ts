import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { allOf, asParent, field, holds, is, me, tasked } from '@chengban/kernel/expr.ts'
import { daysBetween, of } from '@chengban/kernel/formula.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** A request to move the end of a contract's latest maintenance period. */
export const maintainDateChange = entity('maintainDateChange', {
  label: '维护日期变更',
  title: 'name',
  fields: {
    name: text('合同名称', { computed: of('contractId', 'name'), kept: true, search: true }),
    contractId: ref('合同', 'contract', { required: true }),
    maintenanceId: ref('维护期', 'maintenance', { readonly: true, onDelete: 'setNull' }),
    oldDate: date('原截止日期', { readonly: true }),
    newDate: date('新截止日期', { required: true }),
    days: int('变更天数', { computed: daysBetween(field('oldDate'), field('newDate')) }),
    kind: oneOf('类型', ['延期', '提前', '续约', '更正'], { required: true }),
    money: money('维护费', { min: 0, default: '0.00', secret: 'contract:money' }),
    renewContractId: ref('续约合同', 'contract'),
    reason: longText('原因', { required: true }),
    file: files('附件'),
    initiator: ref('申请人', 'user', { readonly: true, default: { from: 'me' } }),
    ...audited(1, { without: ['变更中', '已作废'], labels: { status: '状态' } }),
    ...handedIn,
  },
  rows: {
    own: me('initiator'),
    manage: holds('maintenance:manage'),
    also: [tasked, holds('maintainDateChange:audit'), asParent('contractId')],
  },
  opens: { 'contract:money': tasked },
  write: {
    create: holds('maintainDateChange:apply'),
    update: allOf(me('initiator'), holds('maintainDateChange:apply')),
    remove: me('initiator'),
  },
  requires: [{ when: is({ kind: '续约' }), fields: ['renewContractId'], message: '请选择续约合同' }],
  audit: {
    levels: 1,
    change: 'none',
    locks: ['contractId'],
    submit: allOf(me('initiator'), holds('maintainDateChange:apply')),
    guard: { submit: 'maintainDateChange/submit', approve: 'maintainDateChange/approve' },
    effect: { approve: 'maintainDateChange/approved' },
    after: {
      approve: {
        notify: [
          {
            to: [
              'maintenanceId.userId',
              { members: 'project', by: 'contractId', at: 'contractId', person: 'principalId' },
            ],
            text: '【维护】{name}维护截止日期改为{newDate}',
          },
        ],
      },
    },
  },
  on: { check: 'maintainDateChange/check' },
  indexes: [['contractId', 'status']],
  list: {
    columns: ['name', 'kind', 'oldDate', 'newDate', 'days', 'reason', 'initiator', 'tzCreate', 'status'],
    filters: ['status', 'kind', 'contractId', 'initiator'],
    sort: '-tzCreate',
  },
  form: [
    { title: '变更', fields: ['contractId', 'kind', 'newDate', 'money', 'renewContractId', 'reason', 'file'] },
    { title: '审批', fields: ['audit1'] },
  ],
  summary: ['contractId', 'kind', 'newDate', 'reason'],
})
