import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { asked } from '@chengban/kernel/deeds/asked.ts'
import { allOf, count, eq, is, not, when } from '@chengban/kernel/expr.ts'
import { rate } from '@chengban/kernel/formula.ts'
import { columns, list, object } from '@chengban/kernel/gather.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { project } from '../project/project.entity.ts'

const needed = { of: 'impPrepare', by: 'projectId' } as const
const counts = allOf(is({ required: true }), not(is({ status: '不适用' })))
const total = count({ ...needed, where: counts })
const done = count({ ...needed, where: is({ required: true, status: '通过' }) })

/** Shows how many of the documents required before implementation are complete. */
export const prepareStatus = asked({
  path: '/project/prepareStatus',
  label: '实施准备情况',
  offered: {
    of: 'project',
    on: 'record',
    tells: {
      figures: { total: int('资料'), done: int('已完成'), percent: percent('完成率') },
      tables: [
        {
          rows: 'missing',
          opens: { of: 'impPrepare', by: 'id' },
          columns: { name: text('资料'), status: text('状态'), userId: ref('负责人', 'user') },
          none: '资料都已准备好',
        },
      ],
    },
  },
  of: project,
  figures: {
    total: told('int', total),
    done: told('int', done),
    percent: told('percent', when([[eq(total, 0), 100]], rate(done, total))),
    missing: told(
      [{ id: 'uuid', name: 'text', status: 'text', userId: 'uuid?' }],
      list({
        ...needed,
        where: allOf(counts, not(is({ status: '通过' }))),
        value: object(columns('id', 'name', 'status', 'userId')),
        sort: ['sort'],
      }),
    ),
    complete: told('bool', eq(done, total)),
  },
})
