import { allOf, is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../team.ts'
/** A document was sent back. */
export const impPrepareBack = notice({
  code: 'impPrepareBack',
  family: 'impPrepare',
  name: '实施资料退回',
  condition: '我的实施准备或阶段资料被退回时提醒；重新上传后停止',
  about: [
    {
      of: 'impPrepare',
      where: allOf(is({ status: '退回' }), awake),
      title: '【实施准备】{projectId}的{name}被退回：{opinion}',
      lines: [{ by: 'tzAudit', once: true, to: ['userId', 'uploaderId'] }],
    },
    {
      of: 'impNodeLog',
      where: allOf(is({ status: '退回' }), awake),
      title: '【实施资料】{projectId}的{name}被退回：{opinion}',
      lines: [{ by: 'tzAudit', once: true, to: ['uploaderId'] }],
    },
  ],
})
