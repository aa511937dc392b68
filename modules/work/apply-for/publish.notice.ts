import { allOf, is } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../../projects/team.ts'
/** A requirement was tested and is not published. */
export const applyPublish = notice({
  code: 'applyPublish',
  family: 'apply',
  name: '需求待发布',
  condition: '需求待发布2个工作日，提醒关闭人；发布后停止',
  about: {
    of: 'applyFor',
    where: allOf(is({ stage: '待发布' }), awake),
    title: '【需求】{name}已通过测试，待发布',
    lines: [{ by: dateOf(enteredAt('applyFor', 'stage')), on: [2], to: ['closerId'] }],
  },
})
