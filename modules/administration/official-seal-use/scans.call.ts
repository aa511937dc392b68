import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Stamped scans of a contract, newest first, for its signing. */
export const scans = call({
  method: 'GET',
  path: '/official-seal/scans',
  label: '合同盖章扫描件',
  input: { contractId: ref('合同', 'contract', { required: true }) },
  answer: {
    nodes: [
      {
        id: 'uuid',
        applyNumber: 'text?',
        sealName: 'text',
        tzUse: 'datetime?',
        actualCopies: 'int?',
        stampedFile: 'files',
      },
    ],
    totalCount: 'int',
  },
})
