import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { of } from '@chengban/kernel/formula.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { bug } from './bug.entity.ts'

const at = (status: string) => ({ count: { status: { equalTo: status } } })
const open = { status: { notEqualTo: '已关闭' } }
const pressing = (priority: string) => ({ count: { ...open, priority: { equalTo: priority } } })

/** One line a project: how many bugs are in each state, and how pressing the open ones are. */
export const bugWhole = counted({
  path: '/bug/whole',
  label: '缺陷总览',
  offered: {
    of: 'bug',
    on: 'list',
    label: '项目总览',
    given: { pageSize: 50 },
    leaves: ['pageNumber'],
    tells: {
      figures: { 'sum.total': int('缺陷'), 'sum.open': int('未关闭'), 'sum.late': int('延期') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'bug', by: 'filter' },
          columns: {
            projectName: text('项目'),
            clientName: text('客户'),
            total: int('缺陷'),
            open: int('未关闭'),
            late: int('延期'),
            'priorities.急': int('急'),
            'priorities.高': int('高'),
          },
        },
      ],
    },
  },
  of: bug,
  where: { status: { notEqualTo: '草稿' } },
  filters: ['projectId'],
  groupBy: { project: 'projectId' },
  names: { key: 'projectId', name: 'projectName' },
  says: { statuses: ['待确认', '已确认', '处理中', '待测试', '待关闭', '已关闭', '退回', '挂起'] },
  measures: {
    confirm: at('待确认'),
    confirmed: at('已确认'),
    solving: at('处理中'),
    testing: at('待测试'),
    closing: at('待关闭'),
    closed: at('已关闭'),
    back: at('退回'),
    hanging: at('挂起'),
    urgent: pressing('急'),
    high: pressing('高'),
    middle: pressing('中'),
    low: pressing('低'),
    slow: pressing('缓'),
    total: { count: {} },
    open: { count: open },
    late: { count: { ...open, delayDays: { greaterThan: 0 } } },
  },
  nested: {
    counts: {
      待确认: 'confirm',
      已确认: 'confirmed',
      处理中: 'solving',
      待测试: 'testing',
      待关闭: 'closing',
      已关闭: 'closed',
      退回: 'back',
      挂起: 'hanging',
    },
    priorities: { 急: 'urgent', 高: 'high', 中: 'middle', 低: 'low', 缓: 'slow' },
  },
  beside: { project: { clientName: told('text?', of('clientId', 'name')) } },
  order: 'open',
  pages: true,
})
