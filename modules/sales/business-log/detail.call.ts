import { call } from '@chengban/kernel/call.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A sale with all that belongs to it: products, open tasks, the latest of its diary and visits, its days by stage. */
export const businessDetail = call({
  method: 'GET',
  path: '/business-log/detail',
  label: '商机全貌',
  offered: {
    of: 'businessOpportunity',
    on: 'record',
    from: { businessOpportunityId: 'id' },
    tells: {
      figures: { dtNext: date('下次跟进'), nextPlan: text('下一步计划') },
      tables: [
        {
          rows: 'stageDays',
          label: '各进度停留',
          columns: {
            schedule: text('销售进度'),
            days: int('天数'),
            tzFrom: datetime('进入'),
            tzTo: datetime('离开'),
          },
        },
        {
          rows: 'products',
          label: '产品',
          columns: { name: text('产品'), quantity: text('数量'), money: money('金额'), competitor: text('竞争对手') },
        },
        {
          rows: 'tasks',
          label: '未完成任务',
          opens: { of: 'businessTask', by: 'id' },
          columns: { name: text('任务'), dtEnd: date('截止日期'), status: text('状态') },
        },
        {
          rows: 'visits',
          label: '最近拜访',
          opens: { of: 'clientVisit', by: 'id' },
          columns: { content: text('内容'), tzVisit: datetime('拜访时间'), status: text('状态') },
        },
        {
          rows: 'logs',
          label: '最近日志',
          opens: { of: 'businessLog', by: 'id' },
          columns: { content: text('内容'), kind: text('类型'), tzLog: datetime('发生时间') },
        },
      ],
    },
  },
  input: { businessOpportunityId: ref('商机', 'businessOpportunity', { required: true }) },
  answer: {
    opportunity: 'json',
    budgetDetail: { myself: 'money?', system: 'money?', other: 'money?' },
    products: ['json'],
    tasks: ['json'],
    logs: ['json'],
    stageDays: [{ schedule: 'text', days: 'int', tzFrom: 'datetime', tzTo: 'datetime?' }],
    visits: ['json'],
    nextPlan: 'text?',
    dtNext: 'date?',
  },
})
