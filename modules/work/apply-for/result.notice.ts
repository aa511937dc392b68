import { allOf, is, isSet } from '@chengban/kernel/expr.ts'
import { enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** What became of a requirement. */
export const applyResult = notice({
  code: 'applyResult',
  family: 'apply',
  name: '需求进展',
  condition: '我的需求通过、驳回、发布、客户签字或有异议时提醒创建人；阅读后停止',
  about: [
    {
      of: 'applyFor',
      where: is({ auditStatus: ['通过', '驳回'] }),
      untilRead: true,
      title: '【需求】{name}审核{auditStatus}',
      lines: [{ by: 'tzAudit', once: true, to: ['creatorId'] }],
    },
    {
      of: 'applyFor',
      where: is({ stage: ['待客户确认', '已完成'] }),
      untilRead: true,
      title: '【需求】{name}{stage}',
      lines: [{ by: enteredAt('applyFor', 'stage'), once: true, to: ['creatorId'] }],
    },
    {
      of: 'applyFor',
      where: allOf(is({ stage: '开发中' }), isSet('clientOpinion')),
      untilRead: true,
      title: '【需求】客户有异议：{name}',
      lines: [{ by: enteredAt('applyFor', 'stage'), once: true, to: ['creatorId'] }],
    },
  ],
})
