/** Columns, filters and forms of its list. */
export const list = {
  columns: [
    'contractNumber',
    'name',
    'clientId',
    'totalMoney',
    'receivedMoney',
    'remainMoney',
    'invoiceMoney',
    'balance',
    'receivedRate',
    'stage',
    'signDate',
    'maintainDate',
    'initiator',
    'status',
  ],
  filters: [
    'status',
    'clientId',
    'signDate',
    'stage',
    'selfCompany',
    'initiator',
    'form',
    'maintainDate',
    'needMaintain',
    'isSmall',
    'newClient',
    'free',
    'parentId',
    'tzCreate',
  ],
  tabs: [
    { label: '履行中', where: { stage: { equalTo: '履行中' } } },
    { label: '开票未回款', where: { invoicedUnpaid: { greaterThan: 0 } } },
    {
      label: '维护 90 天内到期',
      where: {
        maintainDate: { greaterThanOrEqualTo: { from: 'today' }, lessThanOrEqualTo: { from: 'today', days: 90 } },
      },
    },
  ],
  sort: '-tzCreate',
  calendar: { from: 'maintainDate', hue: 'stage' },
  gantt: { from: 'dtMaintainStart', to: 'maintainDate', original: 'dtLastMain', group: 'clientId' },
  chart: { by: ['stage', 'selfCompany', 'form'] },
  board: { by: 'stage', card: ['money', 'clientId', 'signDate'] },
} as const

/** Sections of its form. */
export const form = [
  { title: '对方', fields: ['clientId', 'businessOpportunityId', 'parentId', 'affiliation', 'area'] },
  {
    title: '合同',
    fields: ['name', 'selfCompany', 'way', 'form', 'payWay', 'template', 'unit', 'personNumber', 'upgrade'],
  },
  {
    title: '金额',
    fields: ['money', 'hardware', 'software', 'service', 'advancePayment', 'earnest', 'earnestMoney', 'free'],
  },
  { title: '开票', fields: ['invoice', 'invoiceType', 'invoiceDate', 'invoiceIgnore'] },
  { title: '维护', fields: ['needMaintain', 'maintainMonths', 'maintainMoney'] },
  { title: '文件', fields: ['contractFile', 'secureFile'] },
  { title: '审批', fields: ['audit1', 'audit2', 'remark'] },
] as const
