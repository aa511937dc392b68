import { allOf, is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../../projects/team.ts'
/** A requirement in development falls due or is late. */
export const applyDue = notice({
  code: 'applyDue',
  family: 'apply',
  name: '需求到期',
  condition:
    '开发中的需求到期前1个工作日、当日，逾期第1个工作日及之后每3个工作日提醒开发人，逾期第5个工作日提醒关闭人与开发负责人；离开开发中或改期后停止',
  time: '08:30',
  about: {
    of: 'applyFor',
    where: allOf(is({ stage: '开发中' }), awake),
    title: '【需求】{name}应于{endTime}完成',
    lines: [
      { by: 'endTime', on: [-1, 0, 1], again: 3, to: ['solverId'] },
      { by: 'endTime', on: [5], to: ['closerId', 'projectId.devPrincipalId'] },
    ],
  },
})
