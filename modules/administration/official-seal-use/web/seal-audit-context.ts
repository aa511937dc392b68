import type { Context } from '@chengban/ui/decide/context.ts'

/** Earlier uses of the seal for the same contract, and seals the applicant has out. */
export const context: readonly Context[] = [
  {
    label: '同一合同的其他用印',
    of: 'officialSealUse',
    by: 'contractId',
    at: 'contractId',
    isOther: true,
    columns: ['sealId', 'userId', 'copies', 'tzUse', 'useStatus'],
    isQuiet: true,
  },
  {
    label: '申请人未归还的印章',
    of: 'officialSealUse',
    by: 'userId',
    at: 'userId',
    where: { useStatus: { in: ['已借出', '待归还审核'] } },
    isOther: true,
    columns: ['sealId', 'tzBackPlan', 'overdueDays'],
    isQuiet: true,
  },
]
