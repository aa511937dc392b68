import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** How many records hold each code of a dictionary, over all entities. */
export const dictUsed = call({
  method: 'GET',
  path: '/dict/used',
  label: '字典使用次数',
  who: holds('dict:manage'),
  input: { dictTypeId: ref('字典类型', 'dictType', { required: true }) },
  answer: { nodes: [{ code: 'code', count: 'int', places: [{ label: 'text', count: 'int' }] }] },
})
