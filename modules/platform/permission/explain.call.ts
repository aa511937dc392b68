import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Why a person holds a code or lacks it, and why they see a record or do not. Changes nothing. */
export const explain = call({
  method: 'GET',
  path: '/permission/explain',
  label: '权限解释',
  who: holds('role:manage'),
  input: {
    userId: ref('人员', 'user', { required: true }),
    code: text('操作码', { max: 100 }),
    module: text('模块', { max: 100 }),
    id: text('记录', { max: 100 }),
  },
  answer: { allowed: 'bool', because: [{ source: 'text', entry: 'text', effect: 'text' }], rowRule: 'text?' },
})
