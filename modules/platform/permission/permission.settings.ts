import { json } from '@chengban/kernel/kinds/json.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('permission.sensitive', json('授予时须第二人复核的操作码', { structure: ['text'] }), {
    first: [
      '*',
      'user:salary',
      'user:private',
      'moneySalary:*',
      'moneyPayroll:*',
      'role:manage',
      'config:manage',
      'flow:manage',
    ],
  }),
]
