import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** What may still be invoiced of a contract, of a line of its plan and of a seller's month, as of this moment. */
export const getBalance = call({
  method: 'GET',
  path: '/invoicing/getBalance',
  label: '可开票余额',
  input: {
    contractId: ref('合同', 'contract', { required: true }),
    planId: ref('开票计划', 'invoicingPlan'),
    sellerId: ref('销方', 'invoicingConfig'),
    month: text('月份', { pattern: { source: '^\\d{4}-(0[1-9]|1[0-2])$', message: '月份格式不正确' } }),
  },
  answer: {
    contractId: 'uuid',
    totalMoney: 'money',
    limit: 'money?',
    cap: 'money',
    issued: 'money',
    flushed: 'money',
    invoiceMoney: 'money',
    reserved: 'money',
    flushing: 'money',
    balance: 'money',
    receivedMoney: 'money',
    invoicedUnpaid: 'money',
    'plan?': { money: 'money', invoicedMoney: 'money', reservedMoney: 'money', left: 'money' },
    'seller?': {
      id: 'uuid',
      singleLimit: 'money?',
      monthLimit: 'money?',
      monthUsed: 'money',
      monthLeft: 'money?',
    },
  },
})
