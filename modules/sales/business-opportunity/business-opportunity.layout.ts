/** Columns, filters and forms of its list. */
export const list = {
  columns: [
    'serialNumber',
    'name',
    'clientId',
    'schedule',
    'successRate',
    'expectMoney',
    'weightedMoney',
    'signDate',
    'salesPersonnel',
    'helperId',
    'tzLastLog',
    'status',
  ],
  filters: [
    'schedule',
    'status',
    'type',
    'from',
    'salesPersonnel',
    'performanceFrom',
    'procurementMethod',
    'signDate',
    'isImport',
    'isUse',
    'clientId',
  ],
  sort: '-isImport,signDate',
  board: {
    by: 'schedule',
    card: ['clientId', 'expectMoney', 'signDate'],
    due: { at: 'signDate', over: ['赢单', '输单'] },
  },
  calendar: { from: 'signDate', hue: 'schedule' },
  chart: { by: ['schedule', 'type', 'from'] },
} as const

/** Sections of its form. */
export const form = [
  {
    title: '商机',
    fields: [
      'name',
      'clientId',
      'type',
      'from',
      'createDate',
      'coreName',
      'confirmDuplicate',
      'abbreviation',
      'isImport',
    ],
  },
  { title: '负责', fields: ['salesPersonnel', 'helperId', 'performanceFrom', 'relateId', 'parentContractId'] },
  {
    title: '预算',
    fields: ['budgetMyself', 'budgetSystem', 'budgetOther', 'budget', 'expectMoney', 'successRate', 'weightedMoney'],
  },
  { title: '计划', fields: ['signDate', 'dtNext', 'procurementMethod', 'needImp', 'impRequire'] },
  { title: '现状', fields: ['system', 'informatization', 'competitor', 'partner'] },
  { title: '方案', fields: ['assessmentList', 'techList', 'scheme', 'developmentScheme', 'sketch'] },
  {
    title: '招投标',
    fields: [
      'tenderLink',
      'tenderScreenshot',
      'tenderDocument',
      'tzTender',
      'tenderMargin',
      'bidFile',
      'bidNotice',
      'zfcgId',
    ],
  },
  { title: '审核', fields: ['audit1', 'remark'] },
] as const
