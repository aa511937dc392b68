/** Work that stands in a person's name until somebody else takes it. */
export interface OpenWork {
  readonly module: string
  readonly label: string
  /** Columns that name the person. */
  readonly people: readonly string[]
  /** Rows count only while the column has one of these values. */
  readonly where?: Readonly<Record<string, readonly (string | boolean)[]>>
}

/** Areas that are not declared in this product are left out. */
export const openWork: readonly OpenWork[] = [
  { module: 'auditTask', label: '审批任务', people: ['userId'], where: { status: ['待处理', '等待加签'] } },
  { module: 'client', label: '客户', people: ['userId', 'helperId'] },
  {
    module: 'contract',
    label: '合同',
    people: ['initiator'],
    where: { status: ['通过', '变更中'], stage: ['未生效', '待签署', '已签署', '履行中'] },
  },
  { module: 'department', label: '负责的部门', people: ['leaderId'] },
  { module: 'user', label: '直接下级', people: ['superiorId'], where: { isEnable: [true] } },
]
