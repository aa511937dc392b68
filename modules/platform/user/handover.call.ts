import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Transfers one person's open work to another. */
export const handover = call({
  method: 'POST',
  path: '/user/handover',
  label: '工作交接',
  who: holds('user:handover'),
  input: {
    fromId: ref('移交人', 'user', { required: true }),
    toId: ref('交接人', 'user', { required: true }),
    modules: json('模块', { hint: '空为全部' }),
    dryRun: bool('只统计'),
  },
  answer: {
    moved: [{ module: 'text', label: 'text', count: 'int' }],
    left: [{ module: 'text', label: 'text', count: 'int', reason: 'json' }],
    totalCount: 'int',
  },
})
