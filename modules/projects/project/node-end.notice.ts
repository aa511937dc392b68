import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { carers } from '../team.ts'
/** The stage of a project is to end. */
export const projectNodeEnd = notice({
  code: 'projectNodeEnd',
  family: 'project',
  name: '项目节点到期',
  condition: '当前节点截止前3个、1个工作日与当日，提醒项目负责人与实施负责人；离开节点或改期后停止',
  time: '08:10',
  about: {
    of: 'project',
    where: is({ projectStatus: ['准备', '实施中', '待验收'] }),
    title: '【项目】{name}当前节点{days}天后到期',
    lines: [
      { by: 'tzNodeEnd', on: [-3, -1], to: ['principalId', 'impPrincipalId', carers] },
      {
        by: 'tzNodeEnd',
        on: [0],
        to: ['principalId', 'impPrincipalId', carers],
        title: '【项目】{name}当前节点今日到期',
      },
    ],
  },
})
