import { is } from '@chengban/kernel/expr.ts'

export const first = is({ auditStatus: '待一级审核' })
const second = is({ auditStatus: '待二级审核' })
const answers = { in: '待审核', pass: 'approve', reject: 'reject' } as const

/** The named reviewers check the result, the second one after the first. */
export const decided = {
  asker: 'designee',
  withdraw: 'withdrawResult',
  questions: [
    { ...answers, when: first, by: ['auditor1'] },
    { ...answers, when: second, level: 2, by: ['auditor2'] },
  ],
} as const
