import { is } from '@chengban/kernel/expr.ts'
import type { RecordPage } from '@chengban/kernel/page.ts'

/** A run is worked on in three steps: what it rests on, what it changes, and its sums with those who sign. */
export const page: RecordPage<never> = {
  steps: [
    { label: '取数', call: '/submitPayroll/ready', first: is({ stage: ['未核算', '核算中'] }) },
    { label: '核对', call: '/submitPayroll/diff', first: is({ stage: '已核算' }), covered: true },
  ],
  lastStep: '送审',
}
