import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Takes a link back: open pages get no more bytes. */
export const revoke = call({
  method: 'POST',
  path: '/file-share/revoke',
  label: '撤销分享',
  input: { id: text('分享码', { required: true }) },
  answer: { status: 'text' },
})
