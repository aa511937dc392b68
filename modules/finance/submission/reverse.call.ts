import { call } from '@chengban/kernel/call.ts'
import { allOf, holds, is, isSet, not } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const answer = { row: 'json' } as const
const input = { id: text('原记录', { required: true, max: 36 }) }
const isOwn = not(isSet('reverseId'))

/** What a new submission begins with that takes back one granted line. */
const reversal = <const P extends string>(
  of: 'moneyMonth' | 'moneyOther' | 'moneyExpense',
  path: P,
  form: 'submitMonth' | 'submitOther' | 'submitExpense',
) =>
  call({
    method: 'GET',
    path: path,
    label: '冲销',
    who:
      form === 'submitExpense'
        ? allOf(holds('submitExpense:apply'), holds('submitExpense:manage'))
        : holds('money:apply'),
    offered: {
      of,
      on: 'record',
      when: allOf(
        form === 'submitExpense' ? is({ status: ['通过', '核减'], isPaid: true }) : is({ status: ['通过'] }),
        not(is({ isReversed: true })),
        isOwn,
      ),
      begins: { of: form, row: 'row' },
    },
    input,
    answer,
  })

export const reverseMonth = reversal('moneyMonth', '/moneyMonth/reversal', 'submitMonth')
export const reverseOther = reversal('moneyOther', '/moneyOther/reversal', 'submitOther')
export const reverseExpense = reversal('moneyExpense', '/moneyExpense/reversal', 'submitExpense')

const ofServer = { method: 'GET', who: holds('moneyServer:manage'), input, answer } as const
const when = allOf(is({ status: '有效' }), isOwn)

/** The opposite of a service that was paid. */
export const reverseServer = call({
  ...ofServer,
  path: '/moneyServer/reversal',
  label: '冲销',
  offered: { of: 'moneyServer', on: 'record', when, begins: { of: 'moneyServer', row: 'row' } },
})

/** The same service for the time behind its end. */
export const renewServer = call({
  ...ofServer,
  path: '/moneyServer/renewal',
  label: '续费',
  offered: {
    of: 'moneyServer',
    on: 'record',
    when: allOf(when, isSet('dtEnd')),
    begins: { of: 'moneyServer', row: 'row' },
  },
})
