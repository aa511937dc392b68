import { url } from '@chengban/kernel/kinds/contact.ts'
import { time } from '@chengban/kernel/kinds/date.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('ding.appKey', text('钉钉应用的 AppKey', { hint: '为空则消息只在系统内送达', default: '' })),
  setting('ding.appSecret', text('钉钉应用的 AppSecret'), { isSecret: true }),
  setting('ding.agentId', text('钉钉应用的 AgentId', { default: '' })),
  setting('ding.corpId', text('钉钉企业的 CorpId', { default: '' })),
  setting('ding.homeUrl', url('本系统对外的完整地址', { hint: '钉钉消息由此打开', default: '' })),
  setting('remind.digestTime', time('每日汇总未读消息发到钉钉的时刻', { default: '17:30' })),
]
