import { allOf, is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../team.ts'
import { isLeaf } from './leaf.ts'

/** Work is to end, or is late. */
export const wbsEnd = notice({
  code: 'wbsEnd',
  family: 'wbs',
  name: 'WBS任务到期',
  condition: '我的WBS任务截止前1个工作日、当日，逾期第1个工作日及之后每3个工作日提醒；完成或取消后停止',
  time: '02:45',
  about: {
    of: 'wbsTask',
    where: allOf(is({ status: ['未开始', '进行中'] }), isLeaf, awake),
    title: '【WBS】{name}应于{tzEnd}完成',
    lines: [{ by: 'tzEnd', on: [-1, 0, 1], again: 3, to: ['userId'] }],
  },
})
