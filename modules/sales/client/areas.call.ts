import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Provinces, their cities and districts with the clients the person sees in each. */
export const areas = call({
  method: 'GET',
  path: '/client/areas',
  label: '客户区域',
  offered: {
    of: 'client',
    on: 'list',
    leaves: ['keyword', 'own'],
    tells: {
      figures: { totalCount: int('客户') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'client', by: 'filter' },
          columns: { name: text('区域'), count: int('客户数') },
          none: '没有客户',
        },
      ],
    },
  },
  input: {
    keyword: text('关键字'),
    grade: dict('客户等级', 'clientGrade'),
    type: dict('客户类型', 'clientType'),
    userId: ref('负责人', 'user'),
    own: bool('只看自己的'),
  },
  answer: {
    nodes: [
      {
        name: 'text',
        count: 'int',
        filter: 'filter',
        'children?': [{ name: 'text', count: 'int', filter: 'filter', 'children?': 'json' }],
      },
    ],
    totalCount: 'int',
  },
})
