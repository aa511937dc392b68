import type { Context } from '@chengban/ui/decide/context.ts'

/** What people weigh of a person: the file with learning and exam, sheets and scores, things and seals that are out. */
export const context: readonly Context[] = [
  {
    label: '入职档案',
    of: 'entry',
    by: 'id',
    at: 'parentId',
    columns: ['stage', 'learnDone', 'learnTotal', 'examScore', 'regularPlan'],
    isQuiet: true,
  },
  {
    label: '考核月表',
    of: 'checkOnWork',
    by: 'userId',
    at: 'userId',
    columns: ['absenceTime', 'noTimeNum', 'numberOfWarnings', 'deduction', 'status'],
    isQuiet: true,
  },
  {
    label: '绩效',
    of: 'performance',
    by: 'userId',
    at: 'userId',
    columns: ['type', 'score', 'grade', 'status'],
    isQuiet: true,
  },
  {
    label: '未归还物品',
    of: 'receive',
    by: 'userId',
    at: 'userId',
    where: { outQuantity: { greaterThan: 0 } },
    columns: ['itemId', 'outQuantity', 'dueDate', 'overdueDays'],
    isQuiet: true,
  },
  {
    label: '未归还印章',
    of: 'officialSealUse',
    by: 'userId',
    at: 'userId',
    where: { useStatus: { in: ['已借出', '待归还审核'] } },
    columns: ['sealId', 'tzBackPlan', 'overdueDays'],
    isQuiet: true,
  },
]
