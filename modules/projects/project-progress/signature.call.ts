import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { phone } from '@chengban/kernel/kinds/contact.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'

/** The client signs one sheet or up to twenty as they read them, or does not agree to one. */
export const signSheets = call({
  method: 'POST',
  path: '/projectProgress/signature',
  label: '客户签字',
  token: { of: 'project', staff: true },
  input: {
    id: text('确认单', { max: 36 }),
    contentHash: text('内容摘要'),
    ids: json('多份确认单'),
    contentHashes: json('多份内容摘要'),
    agree: bool('同意', { default: true }),
    signature: longText('签名', { max: 720_000 }),
    signer: text('签字人', { required: true, missing: '请填写签字人' }),
    signerPhone: phone('电话'),
    satisfaction: int('满意度', { min: 1, max: 5 }),
    opinion: longText('意见', { max: 1000 }),
  },
  answer: { nodes: [columns('projectProgress', ['id', 'status', 'pdf'])], documents: 'int' },
})
