import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/**
 * Activity, wins and targets of people in a period: one's own figures, those of the departments one heads, or all for
 * managers of sales.
 */
export const businessSummary = call({
  method: 'GET',
  path: '/business-log/summary',
  label: '销售汇总',
  offered: {
    of: 'businessOpportunity',
    on: 'list',
    tells: {
      figures: {
        wonMoney: money('赢单额'),
        target: money('目标'),
        rate: percent('完成率'),
        weightedMoney: money('期内预计签约（加权）'),
      },
      tables: [
        {
          rows: 'nodes',
          label: '按人',
          columns: {
            userName: text('人员'),
            wonMoney: money('赢单额'),
            target: money('目标'),
            rate: percent('完成率'),
            weightedMoney: money('加权金额'),
            won: int('赢单'),
            lost: int('输单'),
            newOpportunities: int('新增商机'),
            advanced: int('推进'),
            back: int('退回'),
            logs: int('日志'),
            visits: int('拜访'),
            demos: int('演示'),
            calls: int('电话'),
            budgetUp: money('预算调增'),
            budgetDown: money('预算调减'),
          },
          none: '期内没有记录',
        },
        {
          rows: 'pipeline',
          label: '跟进中的商机',
          columns: {
            schedule: text('销售进度'),
            count: int('商机'),
            expectMoney: money('预计合同额'),
            weightedMoney: money('加权金额'),
          },
        },
        {
          rows: 'byMonth',
          label: '按预计签约月份',
          columns: {
            month: text('月份'),
            expectMoney: money('预计合同额'),
            weightedMoney: money('加权金额'),
            won: money('赢单额'),
            target: money('目标'),
            rate: percent('完成率'),
          },
        },
      ],
    },
  },
  input: {
    date1: date('开始日期', { required: true, begins: 'firstOfMonth' }),
    date2: date('结束日期', { required: true, begins: 'today' }),
    userId: ref('人员', 'user'),
    departmentId: ref('部门', 'department'),
  },
  answer: {
    nodes: [
      {
        userId: 'uuid',
        userName: 'text',
        logs: 'int',
        visits: 'int',
        demos: 'int',
        calls: 'int',
        newOpportunities: 'int',
        advanced: 'int',
        back: 'int',
        won: 'int',
        lost: 'int',
        budgetUp: 'money',
        budgetDown: 'money',
        wonMoney: 'money',
        weightedMoney: 'money',
        target: 'money?',
        rate: 'percent?',
      },
    ],
    totalCount: 'int',
    pipeline: [{ schedule: 'text', count: 'int', expectMoney: 'money', weightedMoney: 'money' }],
    byMonth: [
      {
        month: 'month',
        expectMoney: 'money',
        weightedMoney: 'money',
        won: 'money',
        target: 'money?',
        rate: 'percent?',
      },
    ],
    wonMoney: 'money',
    weightedMoney: 'money',
    target: 'money?',
    rate: 'percent?',
  },
})
