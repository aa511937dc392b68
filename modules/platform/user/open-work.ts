/** Work that stands in a person's name until somebody else takes it. */
export interface OpenWork {
  readonly module: string
  readonly label: string
  /** Columns that name the person. */
  readonly people: readonly string[]
  /** Rows count only while the column has one of these values. */
  readonly where?: Readonly<Record<string, readonly (string | boolean)[]>>
  /** Why a handover leaves it for somebody to set; without it the columns are written. */
  readonly left?: string
}

/** Areas that are not declared in this product are left out. */
export const openWork: readonly OpenWork[] = [
  { module: 'auditTask', label: '审批任务', people: ['userId'], where: { status: ['待处理', '等待加签'] } },
  { module: 'client', label: '客户', people: ['userId', 'helperId'] },
  {
    module: 'businessOpportunity',
    label: '商机',
    people: ['salesPersonnel', 'helperId'],
    where: { schedule: ['线索', '初步接洽', '需求确认', '方案演示', '招投标', '商务谈判', '搁置'] },
  },
  { module: 'businessTask', label: '商务任务', people: ['userId'], where: { status: ['未开始', '进行中'] } },
  {
    module: 'contract',
    label: '合同',
    people: ['initiator'],
    where: { status: ['通过', '变更中'], stage: ['未生效', '待签署', '已签署', '履行中'] },
    left: '请由客户分配人移交',
  },
  { module: 'department', label: '负责的部门', people: ['leaderId'], left: '请在部门管理中指定负责人' },
  {
    module: 'user',
    label: '直接下级',
    people: ['superiorId'],
    where: { isEnable: [true] },
    left: '请在人员管理中调整直接上级',
  },
]
