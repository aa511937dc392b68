/** Columns, filters and forms of its list. */
export const list = {
  columns: [
    'name',
    'clientId',
    'type',
    'projectStatus',
    'impNode',
    'status',
    'isDelay',
    'delayDays',
    'tzNodeEnd',
    'principalId',
    'impPrincipalId',
    'estimate',
    'usedManDay',
  ],
  filters: ['projectStatus', 'status', 'type', 'principalId', 'impPrincipalId', 'clientId', 'isTemporary'],
  sort: 'statusSort,tzNodeEnd',
} as const

/** Sections of its form. */
export const form = [
  {
    title: '项目',
    fields: [
      'name',
      'type',
      'isTemporary',
      'contractId',
      'businessOpportunityId',
      'productLibraryId',
      'isProduct',
      'described',
    ],
  },
  { title: '人员', fields: ['principalId', 'devPrincipalId', 'impPrincipalId', 'supervise'] },
  {
    title: '计划',
    fields: [
      'startTime',
      'confirmTime',
      'middleTime',
      'textTime',
      'implementStartTime',
      'implementEndTime',
      'estimate',
      'budget',
      'range',
      'tzContractImp',
    ],
  },
  { title: '执行', fields: ['execution', 'attention', 'impRemarks', 'file', 'file2'] },
  {
    title: '环境',
    fields: [
      'testUrl',
      'testAccount',
      'testLogin',
      'testImprove',
      'formalUrl',
      'formalAccount',
      'formalLogin',
      'formalImprove',
    ],
  },
  { title: '评审会', fields: ['effectMeetingTime', 'effectMeetingAddress', 'effectMeetingUsers'] },
  {
    title: '到位',
    fields: [
      'principalDate',
      'devPrincipalDate',
      'impPrincipalDate',
      'backDate',
      'foregoingDate',
      'implementDate',
      'teammatesDate',
      'carryOutDate',
    ],
  },
  { title: '审核', fields: ['audit1', 'audit2', 'audit3', 'audit4'] },
] as const
