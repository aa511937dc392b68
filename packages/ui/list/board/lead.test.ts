import { entity } from '@chengban/kernel/entity.ts'
import { holds, me } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { whyNot } from './lead.ts'

const states = ['待审核', '待开票'] as const
const note = entity('invoicing', {
  label: '开票',
  title: 'name',
  rows: { own: me('initiator') },
  fields: { name: text('名称'), initiator: ref('申请人', 'user'), status: oneOf('状态', states, { readonly: true }) },
  workflow: {
    field: 'status',
    states,
    initial: '待审核',
    moves: [
      {
        name: 'audit',
        label: '审核',
        from: ['待审核'],
        to: '待开票',
        who: holds('invoicing:audit'),
        except: [{ who: me('initiator'), message: '不能审批自己的单据' }],
      },
    ],
  },
})
const asker = (codes: readonly string[]) => ({
  userId: 'u1',
  has: (code: string) => codes.includes(code),
  today: '2026-11-18',
  now: '2026-11-18T10:00:00+08:00',
})

it.each([
  ['u1', ['invoicing:audit'], '不能审批自己的单据'],
  ['u2', [], '权限不足，不能审核'],
  ['u2', ['invoicing:audit'], '现在不能审核'],
] as const)('a card of %s is not moved by who holds %j: %s', (initiator, codes, words) =>
  expect(whyNot(note, 'status', { initiator, status: '待审核' }, '待开票', asker(codes))).toBe(words),
)
