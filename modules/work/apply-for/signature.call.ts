import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { phone } from '@chengban/kernel/kinds/contact.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Records the client's acceptance, or their rejection with a reason. Either one uses up the link. */
export const signRequirement = call({
  method: 'POST',
  path: '/applyFor/signature',
  label: '客户确认需求',
  token: { of: 'applyFor', staff: true },
  input: {
    id: text('需求', { max: 36 }),
    contentHash: text('内容摘要', { required: true }),
    agree: bool('确认无误', { required: true }),
    signature: longText('签名', { max: 720_000 }),
    signer: text('签字人', { required: true, missing: '请填写签字人' }),
    phone: phone('电话'),
    opinion: longText('意见', { max: 1000 }),
  },
  answer: { id: 'uuid', status: 'text', tz: 'datetime' },
})
