import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

export const findByOperation = call({
  method: 'GET',
  path: '/user/findUserIdByOperationCode',
  label: '按操作码查人员',
  input: {
    code: text('操作码', { required: true }),
    departmentId: ref('部门', 'department', { hint: '含下级部门' }),
  },
  answer: { nodes: ['uuid'] },
})
