import { call } from '@chengban/kernel/call.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** The client agrees to the days our product side has promised. */
export const signProduct = call({
  method: 'POST',
  path: '/projectProgress/signatureProduct',
  label: '客户确认产品问题',
  token: { of: 'project' },
  input: {
    id: text('确认单', { max: 36, required: true }),
    problemHash: text('问题摘要', { required: true, max: 64 }),
    signature: longText('签名', { max: 720_000 }),
    signer: text('签字人', { required: true, missing: '请填写签字人' }),
  },
  answer: { id: 'uuid', tzSignatureProduct: 'datetime' },
})
