import { allOf, is, not } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake, carersOfProject } from '../team.ts'
/** A document that a project needs is missing. */
export const impPrepareLack = notice({
  code: 'impPrepareLack',
  family: 'impPrepare',
  name: '实施资料缺失',
  condition:
    '必需的实施准备资料在截止前3个、1个工作日与当日提醒负责人，逾期后每个工作日同时提醒项目负责人；通过或不适用后停止',
  about: {
    of: 'impPrepare',
    where: allOf(is({ required: true }), not(is({ status: ['通过', '不适用'] })), awake),
    title: '【实施准备】{projectId}的{name}应于{endDate}前上传',
    lines: [
      { by: 'endDate', on: [-3, -1, 0], to: ['userId'] },
      { by: 'endDate', on: [], from: 1, again: 1, to: ['userId', 'projectId.principalId', carersOfProject] },
    ],
  },
})
