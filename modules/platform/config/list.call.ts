import { call } from '@chengban/kernel/call.ts'

/** The settings that the pages need. */
export const list = call({
  method: 'GET',
  path: '/config/list',
  label: '界面参数',
  answer: { nodes: [{ key: 'json', value: 'text' }] },
})
