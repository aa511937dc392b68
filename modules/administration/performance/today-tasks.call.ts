import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const figures = {
  'counts.逾期': int('逾期'),
  'counts.今日到期': int('今日到期'),
  'counts.进行中': int('进行中'),
  'counts.今日完成': int('今日完成'),
}
const tells = {
  figures,
  tables: [
    {
      rows: 'nodes',
      columns: {
        name: text('事项'),
        projectName: text('项目'),
        priority: text('优先级'),
        due: date('截止'),
        state: text('状态'),
        delayDays: int('延期天数'),
      },
      none: '今天没有任务',
    },
  ],
} as const

/** What somebody has in hand on a day: late, due, going on, or done that day. */
export const todayTasks = call({
  method: 'GET',
  path: '/performance/todayTasks',
  label: '今日任务',
  offered: [
    { of: 'task', on: 'list', tells },
    { of: 'performance', on: 'list', tells },
    { of: 'performance', on: 'strip', leaves: ['userId', 'date'], tells: { figures } },
  ],
  input: { userId: ref('人员', 'user'), date: date('日期') },
  answer: {
    nodes: [
      {
        module: 'task|extraTask|wbsTask|bug',
        id: 'uuid',
        name: 'text',
        projectName: 'text?',
        priority: 'text?',
        due: 'date?',
        state: '逾期|今日到期|进行中|今日完成',
        delayDays: 'int',
        link: 'text',
      },
    ],
    totalCount: 'int',
    counts: { 逾期: 'int', 今日到期: 'int', 进行中: 'int', 今日完成: 'int' },
  },
})
