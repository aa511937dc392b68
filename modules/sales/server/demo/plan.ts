/** What becomes of a contract, with how many days ago it was begun. */
export interface Plan {
  readonly days: number
  readonly status: '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'
  readonly stage: '未生效' | '待签署' | '已签署' | '履行中' | '履行完毕' | '已归档' | '已终止'
  /** Place of the root that this one supplements. */
  readonly root?: number
  /** Passed, and being changed since. */
  readonly isChanging?: true
}

const passed = (days: number, stage: Plan['stage'], root?: number): Plan => ({
  days,
  status: '通过',
  stage,
  ...(root === undefined ? {} : { root }),
})
const open = (days: number, status: Plan['status']): Plan => ({ days, status, stage: '未生效' })

/** 40 contracts from the oldest to the newest; 30 have passed, one more has and is being changed. */
export const plans: readonly Plan[] = [
  ...[520, 508, 495].map((days) => passed(days, '已归档')),
  ...[480, 466, 451, 440, 428].map((days) => passed(days, '履行完毕')),
  passed(415, '已终止'),
  ...[402, 390, 377, 365, 352, 340, 326, 310, 298, 280, 262].map((days) => passed(days, '履行中')),
  { days: 248, status: '已作废', stage: '已终止' },
  passed(230, '已签署', 9),
  ...[205, 180, 150, 121].map((days) => passed(days, '已签署')),
  passed(90, '待签署', 12),
  ...[66, 48, 30, 16].map((days) => passed(days, '待签署')),
  { ...passed(14, '待签署'), isChanging: true },
  open(12, '驳回'),
  open(10, '已撤回'),
  open(8, '待二级审核'),
  open(7, '草稿'),
  open(5, '待二级审核'),
  open(4, '待一级审核'),
  open(2, '待一级审核'),
  open(1, '草稿'),
]
