import { call } from '@chengban/kernel/call.ts'
import { is } from '@chengban/kernel/expr.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Stamped scans of a contract, newest first, for its signing. */
export const scans = call({
  method: 'GET',
  path: '/official-seal/scans',
  label: '合同盖章扫描件',
  offered: {
    of: 'contract',
    on: 'record',
    from: { contractId: 'id' },
    when: is({ status: ['通过', '变更中'] }),
    tells: {
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'officialSealUse', by: 'id' },
          columns: {
            sealName: text('印章'),
            applyNumber: text('用印编号'),
            tzUse: datetime('用印时间'),
            actualCopies: int('份数'),
            stampedFile: files('扫描件'),
          },
          none: '还没有盖章扫描件',
        },
      ],
    },
  },
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
