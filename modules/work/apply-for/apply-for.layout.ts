/** Columns, filters and forms of its list. */
export const list = {
  columns: [
    'code',
    'name',
    'type',
    'clientId',
    'projectName',
    'priority',
    'status',
    'solverId',
    'predict',
    'actualHours',
    'date',
    'endTime',
    'delayDays',
    'tzSubmit',
    'syncStatus',
  ],
  filters: [
    'status',
    'type',
    'clientId',
    'projectId',
    'priority',
    'solverId',
    'testerId',
    'impApply',
    'isReject',
    'syncStatus',
    'date',
    'tzSubmit',
  ],
  sort: '-tzSubmit',
  tabs: [
    { label: '审批中', where: { auditStatus: { in: ['待一级审核', '待二级审核'] } } },
    ...(['待排期', '开发中', '待测试', '待发布', '待客户确认', '已完成'] as const).map((stage) => ({
      label: stage,
      where: { stage: { equalTo: stage } },
    })),
    { label: '驳回', where: { auditStatus: { equalTo: '驳回' } } },
  ],
  board: {
    by: 'stage',
    card: ['priority', 'projectName', 'solverId', 'endTime'],
    due: { at: 'endTime', over: ['已完成', '已关闭', '暂缓', '已转缺陷'] },
  },
  gantt: { from: 'tzCreate', to: 'endTime', original: 'originalTime', group: 'solverId' },
  chart: { by: ['status', 'type', 'priority'] },
} as const

/** Sections of its form. */
export const form = [
  { title: '需求', fields: ['name', 'type', 'priority', 'severity', 'summarize', 'describe', 'reason', 'file'] },
  {
    title: '项目',
    fields: ['projectId', 'projectName', 'clientId', 'module', 'user', 'phone', 'needSign', 'bugId'],
  },
  { title: '时间', fields: ['date', 'endTime', 'originalTime', 'updateStatus', 'updateDate', 'adjustTimes'] },
  { title: '工时与计费', fields: ['designatedPerson', 'predictFront', 'predictRear', 'chargeMode', 'quotation'] },
  { title: '人员', fields: ['solverId', 'testerId', 'closerId', 'collaborator', 'notifyPerson'] },
  { title: '审核', fields: ['audit1', 'audit2', 'opinionFirst', 'opinion'] },
  {
    title: '测试与发布',
    fields: ['tzFinish', 'tzTest', 'testResult', 'testBack', 'tzPublish', 'productLibraryVersionId'],
  },
  { title: '客户确认', fields: ['tzSignToken', 'signature', 'signer', 'clientOpinion', 'signHash'] },
] as const
