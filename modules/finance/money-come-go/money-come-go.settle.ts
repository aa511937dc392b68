import { allOf, holds, is, me, not } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** How much has come back. It begins when the submission has passed. */
export const settle = {
  field: 'settle',
  states: ['未生效', '未结清', '部分结清', '已结清', '坏账'],
  initial: '未生效',
  moves: [
    {
      name: 'back',
      label: '登记归还',
      call: {
        path: '/moneyComeGo/action/back',
        answers: { backMoney: 'backMoney', remain: 'remain', settle: 'settle' },
      },
      from: ['未结清', '部分结清', '坏账'],
      to: { handler: 'moneyComeGo/back' },
      who: allOf(holds('moneyComeGo:apply'), not(me('userId'))),
      asks: {
        date: date('归还日期', { required: true, default: { from: 'today' } }),
        money: money('归还金额', { required: true, min: '0.01' }),
        way: dict('方式', 'payMethod', { required: true }),
        bankSerial: text('银行流水号'),
        remark: longText('备注'),
      },
      begins: { money: { column: 'remain' } },
    },
    {
      name: 'badDebt',
      label: '认定坏账',
      from: ['未结清', '部分结清'],
      to: '坏账',
      who: holds('money:audit2'),
      except: [{ who: me('userId'), message: '不能审批自己的单据' }],
      opinion: 'required',
      opinionMessage: '请填写原因',
      danger: true,
      guards: [{ holds: is({ kind: '付出' }), message: '仅付出款可认定坏账' }],
      effect: 'moneyComeGo/badDebt',
      notify: [{ to: ['userId', { holds: 'finance:manage' }], text: '【坏账】往来款{content}已认定为坏账' }],
    },
  ],
} as const
