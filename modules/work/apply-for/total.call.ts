import { counted } from '@chengban/kernel/deeds/counted.ts'
import { anyOf, holds, me as isMe } from '@chengban/kernel/expr.ts'
import { auditTask } from '../../platform/audit-task/audit-task.entity.ts'
import { applyFor } from './apply-for.entity.ts'

/** Who may publish: the named person, or any holder of `applyFor:publish`. */
const mayPublish = anyOf(isMe('closerId'), holds('applyFor:publish'))
const me = { equalTo: { from: 'me' } }
const open = { status: { notIn: ['已完成', '已关闭', '已转缺陷'] } }
const past = { status: { notEqualTo: '草稿' } }

/** Figures for the list of requirements, and how many wait for the caller. */
export const applyForTotal = counted({
  path: '/applyFor/total',
  label: '需求总数',
  of: applyFor,
  form: 'figures',
  where: past,
  measures: {
    all: { count: {} },
    open: { count: open },
    late: { count: { ...open, delayDays: { greaterThan: 0 } } },
    waitSign: { count: { status: { equalTo: '待客户确认' } } },
    doneMonth: { count: { status: { equalTo: '已完成' }, tzClose: { greaterThanOrEqualTo: { from: 'month' } } } },
    submitMonth: { count: { tzSubmit: { greaterThanOrEqualTo: { from: 'month' } } } },
    predictOpen: { sum: 'predict', where: open },
  },
  parts: {
    mine: {
      of: applyFor,
      form: 'figures',
      where: past,
      measures: {
        solve: { count: { solverId: me, status: { equalTo: '开发中' } } },
        test: { count: { testerId: me, status: { equalTo: '待测试' } } },
        close: { count: { closerId: me, status: { equalTo: '待客户确认' } } },
        predict: { count: { designatedPerson: me, predict: { isNull: true } } },
      },
      joined: [
        {
          of: applyFor,
          rows: mayPublish,
          where: { status: { equalTo: '待发布' } },
          measures: { publish: { count: {} } },
        },
        {
          of: auditTask,
          where: { module: { equalTo: 'applyFor' }, userId: me, status: { equalTo: '待处理' } },
          measures: { audit: { count: {} } },
        },
      ],
    },
  },
})
