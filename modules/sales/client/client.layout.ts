/** Columns, filters and forms of its list. */
export const list = {
  columns: [
    'name',
    'grade',
    'type',
    'province',
    'city',
    'linkman',
    'phone',
    'userId',
    'helperId',
    'lifeStage',
    'contractCount',
    'tzLastContact',
    'status',
  ],
  filters: [
    'status',
    'type',
    'grade',
    'userId',
    'province',
    'city',
    'district',
    'ownership',
    'lifeStage',
    'isUse',
    'needBusiness',
  ],
  sort: 'sort,-tzCreate',
  hasStrips: true,
} as const

/** Sections of its form. */
export const form = [
  { title: '客户', fields: ['name', 'confirmDuplicate', 'abbreviation', 'type', 'grade', 'needBusiness', 'helperId'] },
  { title: '所在地', fields: ['province', 'city', 'district', 'isProvincial', 'isMunicipal', 'site', 'website'] },
  { title: '联系', fields: ['linkman', 'phone', 'tzNextContact'] },
  {
    title: '开票',
    fields: ['account', 'accountId', 'confirmTaxNo', 'bank', 'accountNumber', 'telephone', 'invoicingMode'],
  },
  { title: '信息化', fields: ['construct', 'vpn'] },
  { title: '审核', fields: ['audit1'] },
] as const
