import { allOf, is, today } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake, carersOfProject } from '../team.ts'
/** A module is planned before what it waits for. */
export const wbsConflict = notice({
  code: 'wbsConflict',
  family: 'wbs',
  name: '模块计划冲突',
  condition: '模块计划有冲突时，每周第一个工作日提醒模块负责人、项目负责人与开发负责人；无冲突后停止',
  time: '02:45',
  about: {
    of: 'projectModule',
    where: allOf(is({ isConflict: true, isEnable: true }), awake),
    title: '【WBS】{projectId}的模块{name}计划冲突',
    lines: [
      {
        by: today(),
        on: [],
        from: 0,
        again: 'firstWorkDay',
        to: ['userId', 'projectId.principalId', 'projectId.devPrincipalId', carersOfProject],
      },
    ],
  },
})
