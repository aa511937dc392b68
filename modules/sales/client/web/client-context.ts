import type { Context } from '@chengban/ui/decide/context.ts'

const other = { of: 'client', isOther: true, isQuiet: true } as const

/** What a client is decided by: other clients that look like it, and who is to be spoken to there. */
export const context: readonly Context[] = [
  {
    ...other,
    label: '同一税号的客户',
    by: 'accountId',
    at: 'accountId',
    columns: ['city', 'userId', 'lifeStage', 'status'],
  },
  { ...other, label: '同一电话的客户', by: 'phone', at: 'phone', columns: ['city', 'userId', 'lifeStage', 'status'] },
  {
    label: '联系人',
    of: 'clientContact',
    by: 'clientId',
    at: 'id',
    columns: ['department', 'position', 'phone'],
    isQuiet: true,
  },
]
