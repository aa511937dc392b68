import { allOf, is } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake, carersOfProject } from '../team.ts'
/** A milestone ends, is late, or waits to be confirmed. */
export const projectMilepost = notice({
  code: 'projectMilepost',
  family: 'project',
  name: '里程碑到期',
  condition:
    '里程碑截止前3个、1个工作日与当日提醒负责人；逾期第1、3个工作日及之后每5个工作日同时提醒项目负责人；待确认2个工作日提醒确认人；完成5个工作日PMO未确认提醒PMO；状态改变后停止',
  about: [
    {
      of: 'milepost',
      where: allOf(is({ status: ['未开始', '进行中'] }), awake),
      title: '【里程碑】{name}应于{endDate}完成',
      lines: [
        { by: 'endDate', on: [-3, -1, 0], to: ['userId'] },
        {
          by: 'endDate',
          on: [1, 3],
          again: 5,
          from: 5,
          to: ['userId', 'projectId.principalId', 'projectProductId.principalId', carersOfProject],
        },
      ],
    },
    {
      of: 'milepost',
      where: allOf(is({ status: '待确认' }), awake),
      title: '【里程碑】{name}待确认已{days}天',
      lines: [
        {
          by: dateOf(enteredAt('milepost', 'status')),
          on: [2],
          to: ['projectId.principalId', 'projectProductId.principalId', carersOfProject, { holds: 'milepost:confirm' }],
        },
      ],
    },
    {
      of: 'milepost',
      where: allOf(is({ status: '已完成', pmoStatus: '未确认' }), awake),
      title: '【里程碑】{name}待PMO确认',
      lines: [{ by: dateOf(enteredAt('milepost', 'status')), on: [5], to: [{ holds: 'milepost:pmo' }] }],
    },
  ],
})
