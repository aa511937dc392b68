import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** A page in sight says so every ten seconds. */
export const beat = call({
  method: 'POST',
  path: '/document/action/beat',
  label: '阅读计时',
  input: {
    id: ref('文档', 'document', { required: true }),
    docVersion: int('文档版本', { required: true }),
    isEnd: bool('读至末尾', { default: false }),
  },
  answer: { seconds: 'int' },
})
