import { url } from '@chengban/kernel/kinds/contact.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('auth.tokenHours', int('登录有效期', { hint: '小时', default: 12, min: 8, max: 24 })),
  setting('sso.darwin.url', url('达尔文系统的登录地址', { hint: '为空则不能跳转', default: '' })),
  setting('sso.darwin.secret', text('与达尔文系统约定的签名密钥'), { isSecret: true }),
  setting('sso.engineer.url', url('工程师平台的登录地址', { hint: '为空则不能跳转', default: '' })),
  setting('sso.engineer.secret', text('与工程师平台约定的签名密钥'), { isSecret: true }),
  setting('sso.assistant.url', url('助手平台的登录地址', { hint: '为空则不能跳转', default: '' })),
  setting('sso.assistant.secret', text('与助手平台约定的签名密钥'), { isSecret: true }),
  setting('sso.cpjl.url', url('产品经理平台的登录地址', { hint: '为空则不能跳转', default: '' })),
  setting('sso.cpjl.secret', text('与产品经理平台约定的签名密钥'), { isSecret: true }),
]
