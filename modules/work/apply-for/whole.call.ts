import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { field, is, multiply, subtract, sum } from '@chengban/kernel/expr.ts'
import { coalesce, divide, of, settingValue } from '@chengban/kernel/formula.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { applyFor } from './apply-for.entity.ts'

const at = (status: string) => ({ count: { status: { equalTo: status } } })
const open = { status: { notIn: ['已完成', '已关闭', '已转缺陷'] } }
const states = {
  first: '待一级审核',
  second: '待二级审核',
  rejected: '驳回',
  taken: '已撤回',
  planning: '待排期',
  building: '开发中',
  testing: '待测试',
  publishing: '待发布',
  signing: '待客户确认',
  done: '已完成',
  closed: '已关闭',
  held: '暂缓',
  changing: '变更中',
  bugged: '已转缺陷',
} as const

/** Hours a project may spend on free requirements, and the hours already used. */
const limit = multiply(
  field('estimate'),
  multiply(settingValue('project.hoursPerDay'), divide(settingValue('applyFor.freeRate'), 100)),
)
const used = coalesce(
  sum({
    of: 'applyFor',
    by: 'projectId',
    column: 'predict',
    where: is({
      chargeMode: '免费',
      stage: ['待排期', '开发中', '待测试', '待发布', '待客户确认', '已完成', '暂缓'],
    }),
  }),
  0,
)

/** One line a project: how many requirements are in each state, and the hours left for them. */
export const applyForWhole = counted({
  path: '/applyFor/whole',
  label: '需求总览',
  offered: {
    of: 'applyFor',
    on: 'list',
    label: '项目总览',
    given: { pageSize: 50 },
    leaves: ['pageNumber'],
    tells: {
      figures: { 'sum.total': int('需求'), 'sum.open': int('未完成'), 'sum.late': int('延期') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'applyFor', by: 'filter' },
          columns: {
            projectName: text('项目'),
            clientName: text('客户'),
            total: int('需求'),
            open: int('未完成'),
            late: int('延期'),
            predictOpen: decimal('未完成工时'),
            limit: decimal('免费工时'),
            used: decimal('已用'),
            left: decimal('剩余'),
          },
        },
      ],
    },
  },
  of: applyFor,
  where: { status: { notEqualTo: '草稿' } },
  filters: ['projectId', 'clientId'],
  groupBy: { project: 'projectId' },
  names: { key: 'projectId', name: 'projectName' },
  says: { statuses: Object.values(states) },
  measures: {
    ...(Object.fromEntries(Object.entries(states).map(([name, status]) => [name, at(status)])) as {
      [K in keyof typeof states]: ReturnType<typeof at>
    }),
    total: { count: {} },
    open: { count: open },
    late: { count: { ...open, delayDays: { greaterThan: 0 } } },
    predictOpen: { sum: 'predict', where: open },
  },
  nested: { counts: Object.fromEntries(Object.entries(states).map(([name, status]) => [status, name])) },
  beside: {
    project: {
      clientName: told('text?', of('clientId', 'name')),
      limit: told('decimal?', limit),
      used: told('decimal?', used),
      left: told('decimal?', subtract(limit, used)),
    },
  },
  order: 'open',
  pages: true,
})
