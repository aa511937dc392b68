import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** How far clients' systems are along, of those that have one. */
export const syncStatistics = call({
  method: 'GET',
  path: '/applyFor/syncStatistics',
  label: '客户系统同步统计',
  who: holds('sync:manage'),
  input: { clientId: ref('客户', 'client') },
  answer: {
    nodes: [
      {
        clientId: 'uuid',
        name: 'text',
        enabled: 'bool',
        wait: 'int',
        ok: 'int',
        fail: 'int',
        tzLast: 'datetime?',
        lastError: 'text?',
      },
    ],
    wait: 'int',
    ok: 'int',
    fail: 'int',
  },
})
