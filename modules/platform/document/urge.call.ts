import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Reminds everyone who has not read. */
export const urge = call({
  method: 'POST',
  path: '/document/action/urge',
  label: '催读',
  input: { id: ref('文档', 'document', { required: true }) },
  answer: { urged: 'int' },
})
