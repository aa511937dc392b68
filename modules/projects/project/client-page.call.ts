import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** What the client reads before they sign: a training, a delivery or a record of work on site. */
export const clientPage = call({
  method: 'GET',
  path: '/project/clientPage',
  label: '客户页面内容',
  token: { of: 'project', staff: true },
  input: {
    kind: oneOf('内容', ['train', 'projectVer', 'impRecord'], { required: true }),
    id: text('单据', { max: 36, required: true }),
  },
  answer: { projectName: 'text', clientName: 'text', nodes: '[{id, version, contentHash, status, …}]' },
})
