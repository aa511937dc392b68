import { call } from '@chengban/kernel/call.ts'
import { json } from '@chengban/kernel/kinds/json.ts'

/** Lets tags that send no headers (img, video, pdf) read files: a ticket each, for ten minutes and one session. */
export const ticket = call({
  method: 'POST',
  path: '/file/ticket',
  label: '文件凭证',
  input: { urls: json('文件地址', { required: true, hint: '1 至 100 个' }) },
  answer: { tickets: 'json' },
})
