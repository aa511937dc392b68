import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** The client signs what they have read, or does not agree to it. */
export const confirmImpRecord = call({
  method: 'POST',
  path: '/impRecord/confirm',
  label: '客户确认实施记录',
  token: { of: 'project', staff: true },
  input: {
    id: text('实施记录', { max: 36, required: true }),
    contentHash: text('内容摘要', { required: true }),
    agree: bool('同意', { default: true }),
    signature: longText('签名', { max: 720_000 }),
    signer: text('签字人', { required: true, missing: '请填写签字人' }),
    satisfaction: int('满意度', { min: 1, max: 5 }),
    opinion: longText('意见', { max: 1000 }),
  },
  answer: { id: 'uuid', status: 'text' },
})
