import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'

/** Departments and people as DingTalk has them; `dryRun` tells what would come of it. */
export const toSync = call({
  method: 'POST',
  path: '/user/toSync',
  label: '同步钉钉通讯录',
  who: holds('user:sync'),
  input: { dryRun: bool('只预览'), disableMissing: bool('停用钉钉中没有的人员') },
  answer: {
    departments: { created: 'json', updated: 'json' },
    users: { created: 'json', bound: 'json', updated: 'json', disabled: 'json', skipped: 'json' },
    conflicts: [{ dingtalkId: 'uuid?', name: 'text', reason: 'json' }],
  },
})
