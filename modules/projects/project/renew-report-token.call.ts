import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A new link for the client; the old one is dead. */
export const renewReportToken = call({
  method: 'POST',
  path: '/project/action/renewReportToken',
  label: '更换客户链接',
  input: { id: text('项目', { required: true, max: 36 }), version: int('version', { required: true }) },
  answer: { link: 'url', tzReportToken: 'datetime' },
})
