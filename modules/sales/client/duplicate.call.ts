import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Clients in use that are, or may be, the one about to be made; whose they are, masked for whoever does not see them. */
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
