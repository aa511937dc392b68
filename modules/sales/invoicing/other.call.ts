import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { invoicing } from './invoicing.entity.ts'

const { sellerId, buyerId, type, item, taxRate, money, detail, email, remark, file } = invoicing.fields

/** An invoice without a contract, made or changed before it is handed in; `submit` hands it in at once. */
export const other = call({
  method: 'POST',
  path: '/invoicing/other',
  label: '其他开票',
  who: holds('invoicing:apply'),
  offered: {
    of: 'invoicing',
    on: 'list',
    leaves: ['id', 'version', 'contractId'],
    given: { submit: true },
    done: '{applyNumber}已提交，{status}',
  },
  input: {
    id: ref('开票', 'invoicing'),
    version: int('版本'),
    contractId: ref('合同', 'contract'),
    ...{ sellerId, buyerId, type, item, taxRate, money, detail, email, remark, file },
    otherReason: text('无合同原因', { required: true, missing: '请填写无合同开票原因' }),
    submit: bool('提交'),
  },
  handsOn: ['sellerId', 'buyerId', 'type', 'item', 'taxRate', 'money', 'detail', 'email', 'remark', 'file'],
  answer: { id: 'uuid', applyNumber: 'text', status: 'text' },
})
