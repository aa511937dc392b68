import { allOf, is } from '@chengban/kernel/expr.ts'
import { enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '@chengban/modules/platform/audit-task/waiting.ts'
import { awake } from '../team.ts'
/** A training waits to be audited, was sent back, or was held and not handed in. */
export const projectTrain = notice({
  code: 'projectTrain',
  family: 'project',
  name: '培训记录',
  condition: '培训记录待我审核、我的培训记录被驳回、或结束1天后仍为草稿时提醒；状态改变后停止',
  days: 'calendar',
  isDuty: true,
  about: [
    waiting(['train'], [{ once: true, to: ['userId'] }]),
    {
      of: 'train',
      where: allOf(is({ status: '驳回' }), awake),
      title: '【培训】{name}被驳回：{opinion}',
      lines: [{ by: enteredAt('train', 'status'), once: true, to: ['creatorId'] }],
    },
    {
      of: 'train',
      where: allOf(is({ status: '草稿' }), awake),
      title: '【培训】{name}已结束，请提交培训记录',
      lines: [{ by: 'tzEnd', on: [1], to: ['creatorId'] }],
    },
  ],
})
