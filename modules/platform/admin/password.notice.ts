import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'

/** A password that has been in use for long. */
export const systemPassword = notice({
  code: 'systemPassword',
  family: 'system',
  name: '密码已久未更换',
  condition: '密码超过180天未修改，每周一提醒本人；修改密码后停止',
  days: 'calendar',
  about: {
    of: 'admin',
    where: is({ isEnable: true }),
    record: 'userId',
    title: '您的密码已超过180天未修改，请尽快修改',
    lines: [{ by: 'tzPassword', on: [], from: 181, again: 'monday', to: ['userId'] }],
  },
})
