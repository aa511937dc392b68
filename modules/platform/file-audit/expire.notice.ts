import { allOf, field, is, le, today } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'

/** A company file comes to its end. */
export const fileExpire = notice({
  code: 'fileExpire',
  family: 'file',
  name: '文件到期',
  condition: '已通过文件的有效期前30天与7天，提醒创建人；有效期变更、作废或过期后停止',
  days: 'calendar',
  offsets: [-30, -7],
  about: {
    of: 'fileAudit',
    where: allOf(is({ status: ['通过', '变更中'] }), le(today(), field('expireDate'))),
    title: '{expireDate}到期：文件【{name}】',
    lines: [{ by: 'expireDate', to: ['creatorId'] }],
  },
})
