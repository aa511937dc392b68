import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'

/** Lets a person in, or says why not yet. */
export const audit = call({
  method: 'POST',
  path: '/user/audit',
  label: '审核人员',
  who: holds('user:audit'),
  input: {
    id: ref('人员', 'user', { required: true }),
    version: int('version', { required: true }),
    pass: bool('是否通过', { required: true }),
    roleId: ref('角色', 'role'),
    opinion: longText('审批意见', { max: 1000 }),
  },
  answer: { id: 'uuid', status: 'text' },
})
