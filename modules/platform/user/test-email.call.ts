import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A mail by the parameters mail.*, to somebody or to oneself. */
export const testEmail = call({
  method: 'POST',
  path: '/user/testEmail',
  label: '发送测试邮件',
  who: holds('config:manage'),
  input: { to: text('收件邮箱') },
  answer: { accepted: 'bool', ms: 'int' },
})
