import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** What the client reads before signing: one sheet, or with `ids=all` every one that waits for them. */
export const report = call({
  method: 'GET',
  path: '/projectProgress/report',
  label: '进度确认单内容',
  token: { of: 'project', staff: true },
  input: { id: text('确认单', { max: 36 }), ids: text('全部', { max: 3 }) },
  answer: {
    projectName: 'text',
    clientName: 'text',
    nodes: [
      {
        id: 'uuid',
        name: 'text',
        stage: 'json',
        round: 'int',
        status: 'text',
        version: 'int',
        report: 'json',
        contentHash: 'json',
        isStageEnd: 'bool',
        tzSend: 'datetime?',
        signer: 'json',
        tzSign: 'datetime?',
        documents: 'json',
      },
    ],
  },
})
