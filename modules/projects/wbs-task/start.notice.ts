import { allOf, is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../team.ts'
import { isLeaf } from './leaf.ts'

/** Work is to begin, by its plan or because nothing is waited for any more. */
export const wbsStart = notice({
  code: 'wbsStart',
  family: 'wbs',
  name: 'WBS任务开始',
  condition: '我的WBS任务计划今日开始时，或其模块的前置模块全部完成时提醒，模块负责人同时收到；开始后停止',
  time: '02:45',
  about: [
    {
      of: 'wbsTask',
      where: allOf(is({ status: '未开始' }), isLeaf, awake),
      title: '【WBS】{name}计划{tzStart}开始',
      lines: [
        { by: 'tzStart', on: [0], to: ['userId'] },
        {
          by: 'projectModuleId.tzFree',
          once: true,
          to: ['userId'],
          title: '【WBS】{name}的前置模块已完成，可以开始',
        },
      ],
    },
    {
      of: 'projectModule',
      where: allOf(is({ status: '未开始', isEnable: true }), awake),
      title: '【WBS】模块{name}的前置模块已完成，可以开始',
      lines: [{ by: 'tzFree', once: true, to: ['userId'] }],
    },
  ],
})
