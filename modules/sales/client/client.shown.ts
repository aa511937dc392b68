/** Fields shown of a client in the 公海 until it is claimed; no numbers and no contact details. */
export const pool = [
  'name',
  'abbreviation',
  'type',
  'grade',
  'status',
  'lifeStage',
  'ownership',
  'province',
  'city',
  'district',
  'isProvincial',
  'isMunicipal',
  'site',
  'place',
  'website',
  'linkman',
  'needBusiness',
  'isUse',
  'sort',
] as const

/** Fields of any client that people who manage invoice titles need. */
export const titled = [
  'name',
  'abbreviation',
  'alias',
  'account',
  'accountId',
  'confirmTaxNo',
  'bank',
  'accountNumber',
  'telephone',
  'status',
  'ownership',
  'isUse',
] as const
