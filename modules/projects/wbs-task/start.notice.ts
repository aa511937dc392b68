import { allOf, is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../team.ts'
import { isLeaf } from './leaf.ts'

/** Work is to begin. */
export const wbsStart = notice({
  code: 'wbsStart',
  family: 'wbs',
  name: 'WBS任务开始',
  condition: '我的WBS任务计划今日开始时提醒；开始后停止',
  time: '02:45',
  about: {
    of: 'wbsTask',
    where: allOf(is({ status: '未开始' }), isLeaf, awake),
    title: '【WBS】{name}计划{tzStart}开始',
    lines: [{ by: 'tzStart', on: [0], to: ['userId'] }],
  },
})
