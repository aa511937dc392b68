import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Whether a page of another host may be embedded in the application, by the hosts of `iframe.hosts`. */
export const checkFrame = call({
  method: 'GET',
  path: '/iframe/check',
  label: '嵌入页面检查',
  who: holds('iframe:open'),
  input: { url: text('地址', { required: true, max: 2000 }) },
  answer: { allowed: 'bool', src: 'url' },
})
