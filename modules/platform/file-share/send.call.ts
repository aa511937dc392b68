import { call } from '@chengban/kernel/call.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Tells colleagues of a link, by DingTalk where that is set up. */
export const sendShare = call({
  method: 'POST',
  path: '/file-share/send',
  label: '发送分享链接',
  input: {
    id: text('分享码', { required: true }),
    userIds: refs('接收人', 'user', { required: true, min: 1, max: 50 }),
  },
  answer: { sent: 'int', ding: 'bool' },
})
