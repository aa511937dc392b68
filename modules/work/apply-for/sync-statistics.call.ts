import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** How far clients' systems are along, of those that have one. */
export const syncStatistics = call({
  method: 'GET',
  path: '/applyFor/syncStatistics',
  label: '客户系统同步统计',
  who: holds('sync:manage'),
  offered: {
    of: 'clientSync',
    on: 'list',
    tells: {
      figures: { wait: int('待同步'), ok: int('成功'), fail: int('失败') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'client', by: 'clientId' },
          columns: {
            name: text('客户'),
            enabled: bool('启用'),
            wait: int('待同步'),
            ok: int('成功'),
            fail: int('失败'),
            tzLast: datetime('最近同步'),
            lastError: text('最近错误'),
          },
        },
      ],
    },
  },
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
