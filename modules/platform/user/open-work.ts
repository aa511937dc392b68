import { allOf, type Expr, field, gt, is, not } from '@chengban/kernel/expr.ts'
import type { OperationCode } from '@chengban/kernel/registry.ts'

/** Rows assigned to a person until another takes over or they are completed. */
export interface OpenWork {
  readonly module: string
  readonly label: string
  /** Columns that name the person. */
  readonly people: readonly string[]
  /** Rows count only while it holds; always without it. */
  readonly open?: Expr<unknown>
  /** How much a row counts, where that is not one. */
  readonly amount?: Expr<unknown>
}

/** Work that a handover moves, or leaves for somebody to set. */
export interface Handable extends OpenWork {
  /** The entity's own move that hands a row on (`userId`, `opinion`), made only for holders of the code. */
  readonly by?: { readonly move: string; readonly code: OperationCode }
  /** Why a handover leaves it; without it, or where `by` may be used, it moves. */
  readonly left?: string
}

const atWork = ['solverId', 'testerId', 'closerId', 'designatedPerson']

/** What a handover goes through, in this order. */
export const openWork: readonly Handable[] = [
  { module: 'auditTask', label: '审批任务', people: ['userId'], open: is({ status: ['待处理', '等待加签'] }) },
  { module: 'client', label: '客户', people: ['userId', 'helperId'] },
  {
    module: 'businessOpportunity',
    label: '商机',
    people: ['salesPersonnel', 'helperId'],
    open: is({ schedule: ['线索', '初步接洽', '需求确认', '方案演示', '招投标', '商务谈判', '搁置'] }),
  },
  { module: 'businessTask', label: '商务任务', people: ['userId'], open: is({ status: ['未开始', '进行中'] }) },
  {
    module: 'contract',
    label: '合同',
    people: ['initiator'],
    open: allOf(not(is({ stage: ['履行完毕', '已归档', '已终止'] })), not(is({ status: '已作废' }))),
    by: { move: 'handOver', code: 'client:assign' },
    left: '请由客户分配人移交',
  },
  { module: 'maintenance', label: '维护期', people: ['userId'], open: not(is({ status: '已到期' })) },
  {
    module: 'project',
    label: '项目',
    people: ['principalId', 'devPrincipalId', 'impPrincipalId'],
    open: not(is({ projectStatus: ['已结束', '终止'] })),
  },
  {
    module: 'projectProduct',
    label: '产品项目',
    people: ['principalId', 'devPrincipalId'],
    open: not(is({ projectStatus: '停止维护' })),
  },
  { module: 'milepost', label: '里程碑', people: ['userId'], open: is({ status: ['未开始', '进行中', '待确认'] }) },
  { module: 'wbsTask', label: 'WBS任务', people: ['userId'], open: is({ status: ['未开始', '进行中', '待确认'] }) },
  { module: 'impRecord', label: '实施预约', people: ['userId'], open: is({ status: '已预约' }) },
  { module: 'task', label: '任务', people: ['userId', 'designee'], open: not(is({ status: ['已完成', '取消'] })) },
  { module: 'applyFor', label: '需求', people: atWork, open: not(is({ stage: ['已完成', '已关闭', '已转缺陷'] })) },
  { module: 'bug', label: '缺陷', people: atWork, open: not(is({ status: '已关闭' })) },
  { module: 'workDay', label: '会议', people: ['hostId'], open: is({ status: '待召开' }) },
  { module: 'document', label: '文档', people: ['userId'] },
  { module: 'department', label: '负责的部门', people: ['leaderId'], left: '请在部门管理中指定负责人' },
  {
    module: 'user',
    label: '直接下级',
    people: ['superiorId'],
    open: is({ isEnable: true }),
    left: '请在人员管理中调整直接上级',
  },
  { module: 'officialSeal', label: '保管的印章', people: ['keeperId'], left: '请在印章管理中移交' },
]

/** Money between the company and the person: nobody takes it over, it is settled before they leave. */
export const unsettled: readonly OpenWork[] = [
  {
    module: 'moneyComeGo',
    label: '员工借款',
    people: ['userId'],
    open: is({ type: '员工借款', settle: ['未结清', '部分结清'] }),
  },
  { module: 'submitExpense', label: '待付款报销', people: ['userId'], open: is({ payStatus: '待付款' }) },
  { module: 'moneyPayroll', label: '待确认工资条', people: ['userId'], open: is({ status: '待确认' }) },
]

/** Things of the company that the person has with them. */
export const takenOut: readonly OpenWork[] = [
  {
    module: 'receive',
    label: '领用物品',
    people: ['userId'],
    open: gt(field('outQuantity'), 0),
    amount: field('outQuantity'),
  },
  {
    module: 'officialSealUse',
    label: '外借印章',
    people: ['userId'],
    open: is({ useStatus: ['已借出', '待归还审核'] }),
  },
]
