import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('mail.host', text('发信服务器（SMTP）地址', { hint: '为空则不发邮件', default: '' })),
  setting('mail.port', int('发信服务器端口', { default: 465, min: 1, max: 65_535, isPlain: true })),
  setting(
    'mail.tls',
    oneOf('是否加密', ['必须', '可不加密'], {
      default: '必须',
      hint: '必须：只加密发送；可不加密：服务器不支持加密时以明文发送，密码与内容可能被他人看到',
    }),
  ),
  setting('mail.user', text('发信账号', { default: '' })),
  setting('mail.password', text('发信账号的密码'), { isSecret: true }),
]
