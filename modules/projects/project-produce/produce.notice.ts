import { allOf, is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../team.ts'
/** Something that a project owes falls due. */
export const projectProduce = notice({
  code: 'projectProduce',
  family: 'project',
  name: '项目产出到期',
  condition: '产出截止前1个工作日、当日，逾期第1个工作日及之后每5个工作日，提醒负责人；提交后停止',
  about: {
    of: 'projectProduce',
    where: allOf(is({ status: ['未开始', '进行中'] }), awake),
    title: '【产出】{name}应于{planDate}完成',
    lines: [{ by: 'planDate', on: [-1, 0, 1], again: 5, from: 5, to: ['userId'] }],
  },
})
