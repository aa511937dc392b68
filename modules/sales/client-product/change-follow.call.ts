import { call } from '@chengban/kernel/call.ts'
import { is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Whether a product is pursued at a client; where nothing is known of the two it begins as 意向. */
export const changeFollow = call({
  method: 'POST',
  path: '/client-product/changeFollow',
  label: '产品跟进',
  offered: [
    {
      of: 'clientProduct',
      on: 'record',
      label: '跟进',
      when: is({ isFollow: false }),
      given: { isFollow: true },
      leaves: ['clientId', 'productLibraryId'],
    },
    {
      of: 'clientProduct',
      on: 'record',
      label: '取消跟进',
      when: is({ isFollow: true }),
      given: { isFollow: false },
      leaves: ['clientId', 'productLibraryId'],
    },
  ],
  input: {
    id: ref('客户产品', 'clientProduct'),
    clientId: ref('客户', 'client'),
    productLibraryId: ref('产品', 'productLibrary'),
    version: int('version'),
    isFollow: bool('跟进', { required: true }),
    reason: text('说明'),
  },
  answer: { id: 'uuid', isFollow: 'bool' },
})
