import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The requirement as its client reads it before signing. */
export const signPage = call({
  method: 'GET',
  writes: 'the record says once a day that the client has it',
  path: '/applyFor/signPage',
  label: '需求确认内容',
  token: { of: 'applyFor', staff: true },
  input: { id: text('需求', { max: 36 }) },
  answer: {
    id: 'uuid',
    version: 'int',
    code: 'text',
    name: 'text',
    projectName: 'text?',
    describe: 'text?',
    testResult: 'text?',
    tzPublish: 'datetime?',
    file: 'files',
    status: 'text',
    contentHash: 'text',
    tzSignToken: 'datetime?',
    signed: 'json?',
  },
})
