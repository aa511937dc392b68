import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Reports viewing progress every few seconds. The server counts no more than the elapsed time allows. */
export const watchProjectVer = call({
  method: 'POST',
  path: '/projectVer/watch',
  label: '视频观看进度',
  token: { of: 'project', staff: true },
  input: {
    id: text('版本交付', { max: 36, required: true }),
    url: text('视频', { required: true }),
    seconds: int('已看秒数', { required: true, min: 0 }),
    duration: int('时长', { min: 1 }),
  },
  answer: { seconds: 'int', percent: 'percent' },
})
