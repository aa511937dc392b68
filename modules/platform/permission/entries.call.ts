import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Every entry a person has, with where it comes from and whether it counts today. */
export const entries = call({
  method: 'GET',
  path: '/permission/entries',
  label: '人员的权限来源',
  who: holds('role:manage'),
  input: { userId: ref('人员', 'user', { required: true }) },
  answer: {
    operations: ['code'],
    because: [{ source: 'text', entry: 'text', effect: 'text' }],
    codes: [{ id: 'code', name: 'text' }],
  },
})
