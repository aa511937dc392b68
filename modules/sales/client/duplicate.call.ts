import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Active clients that are or may be the same as a new one; names are masked for callers who may not see the client. */
export const duplicate = call({
  method: 'GET',
  path: '/client/duplicate',
  label: '客户查重',
  who: anyOf(holds('client:apply'), holds('businessOpportunity:apply')),
  input: {
    name: text('客户名称'),
    accountId: text('税号'),
    phone: text('电话'),
    exceptId: ref('除外的客户', 'client'),
  },
  answer: {
    nodes: [{ id: 'uuid?', name: 'text', level: 'text', by: 'text', userName: 'text?', ownership: 'text' }],
    totalCount: 'int',
  },
})
