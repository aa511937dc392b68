import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** The client does not agree to a sheet as they read it. */
export const dispute = call({
  method: 'POST',
  path: '/projectProgress/dispute',
  label: '客户有异议',
  token: { of: 'project', staff: true },
  input: {
    id: ref('确认单', 'projectProgress', { required: true }),
    contentHash: text('内容摘要', { required: true }),
    opinion: longText('意见', { required: true, max: 1000 }),
    signer: text('签字人'),
  },
  answer: { id: 'uuid', status: 'text' },
})
