import { add, allOf, field, gt, is } from '@chengban/kernel/expr.ts'
import { coalesce, enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../../projects/team.ts'
/** A bug was sent back, or one that was solved is open again. */
export const bugBack = notice({
  code: 'bugBack',
  family: 'bug',
  name: '缺陷退回',
  condition: '我的缺陷被退回，或我解决的缺陷测试退回、重新激活时提醒；重新提交或开始处理后停止',
  about: [
    {
      of: 'bug',
      where: allOf(is({ status: '退回' }), awake),
      title: '【缺陷】{name}被退回：{backOpinion}',
      lines: [{ by: enteredAt('bug', 'status'), once: true, to: ['providerId'] }],
    },
    {
      of: 'bug',
      where: allOf(
        is({ status: ['已确认', '处理中'] }),
        gt(add(coalesce(field('testBack'), 0), coalesce(field('reopenTimes'), 0)), 0),
        awake,
      ),
      title: '【缺陷】{name}未通过测试或被重新激活',
      lines: [{ by: enteredAt('bug', 'status'), once: true, to: ['solverId'] }],
    },
  ],
})
