import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** The client signs what they have read, or does not agree to it. */
export const confirmProjectVer = call({
  method: 'POST',
  path: '/projectVer/confirm',
  label: '客户确认版本交付',
  token: { of: 'project', staff: true },
  input: {
    id: text('版本交付', { max: 36, required: true }),
    contentHash: text('内容摘要', { required: true }),
    agree: bool('同意', { default: true }),
    signature: longText('签名', { max: 720_000 }),
    signer: text('签字人', { required: true, missing: '请填写签字人' }),
    opinion: longText('意见', { max: 1000 }),
    watched: percent('观看进度', { min: 0, max: 100 }),
  },
  answer: { id: 'uuid', status: 'text' },
})
