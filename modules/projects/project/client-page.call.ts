import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** What the client reads before they sign: a training, a delivery, a record of work on site, or the problems of a sheet. */
export const clientPage = call({
  method: 'GET',
  path: '/project/clientPage',
  label: '客户页面内容',
  token: { of: 'project', staff: true },
  input: {
    kind: oneOf('内容', ['train', 'projectVer', 'impRecord', 'problems'], { required: true }),
    id: text('单据', { max: 36 }),
    temporaryId: text('临时编号', { max: 36 }),
  },
  answer: {
    projectName: 'text?',
    clientName: 'text?',
    companyName: 'text?',
    // what each kind shows, by the fields of its `rows.token`
    nodes: ['json'],
  },
})
