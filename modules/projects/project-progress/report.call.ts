import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** What the client reads before signing: one sheet, or with `ids=all` every one that waits for them. */
export const report = call({
  method: 'GET',
  path: '/projectProgress/report',
  label: '进度确认单内容',
  token: { of: 'project', staff: true },
  input: { id: text('确认单', { max: 36 }), temporaryId: text('临时编号', { max: 36 }), ids: text('全部', { max: 3 }) },
  answer: {
    projectName: 'text?',
    clientName: 'text?',
    companyName: 'text?',
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
        problems: [
          { kind: 'bug|applyFor', id: 'uuid', name: 'text', priority: 'text?', status: 'text', endTime: 'date?' },
        ],
        problemHash: 'text?',
        productSign: 'json',
        tzProductSign: 'datetime?',
        productSigner: 'text?',
        signatureProduct: 'json',
        tzSignatureProduct: 'datetime?',
        signature: 'json',
        clientOpinion: 'text?',
        pdf: 'files',
      },
    ],
  },
})
