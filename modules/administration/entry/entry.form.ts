/** The layout of the form of a file and of the applications attached to it. */
export const form = [
  { title: '人员', fields: ['kind', 'userId', 'name', 'mobile', 'email', 'gender', 'idCard', 'file'] },
  {
    title: '岗位',
    fields: ['company', 'departmentId', 'position', 'presetRoleId', 'superiorId', 'mentorId', 'own', 'needAttendance'],
  },
  {
    title: '入职',
    fields: ['tzProbation', 'contractYears', 'probationMonths', 'regularPlan', 'salary', 'regularSalary'],
  },
  { title: '学习与考核', fields: ['learnDone', 'learnTotal', 'examScore', 'examCount'] },
  { title: '转正与延长', fields: ['regularDate', 'selfSummary', 'mentorOpinion', 'extendMonths'] },
  { title: '离职', fields: ['leaveKind', 'reason', 'tzDemobilize', 'tzDepart', 'handoverId'] },
  { title: '审批', fields: ['audit1', 'audit2'] },
] as const
