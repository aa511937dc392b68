import { notice } from '@chengban/kernel/notice.ts'

/** A password that has been in use for long. */
export const systemPassword = notice({
  code: 'systemPassword',
  family: 'system',
  name: '密码已久未更换',
  condition: '密码超过180天未修改，每周一提醒本人；修改密码后停止',
})
