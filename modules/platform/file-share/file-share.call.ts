import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A link to one file for 1, 3 or 7 days. */
export const share = call({
  method: 'POST',
  path: '/file-share',
  label: '分享文件',
  who: holds('file:share'),
  input: {
    day: json('有效天数', { hint: '1、3或7' }),
    name: text('文件名', { required: true }),
    url: text('文件地址', { required: true }),
  },
  answer: { id: 'text', link: 'text', tzExpire: 'datetime' },
})
