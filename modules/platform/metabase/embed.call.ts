import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The address of a board for ten minutes; `list` is the first of those the person may open. */
export const embedBoard = call({
  method: 'GET',
  path: '/metabase/embed',
  label: '数据看板',
  who: holds('metabase:open'),
  input: { url: text('看板', { required: true }) },
  answer: { src: 'url', expiresIn: 'json', name: 'text', boards: [{ key: 'json', name: 'text' }] },
})
