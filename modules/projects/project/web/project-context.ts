import type { Context } from '@chengban/ui/decide/context.ts'

/** The load of a person named in the project, in the months it lasts. */
const loadOf = (label: string, at: string): Context => ({
  label,
  of: 'projectDashboard',
  by: 'userId',
  at,
  months: { column: 'month', from: 'startTime', to: 'implementEndTime' },
  columns: ['planDays', 'loadRate', 'state'],
})

/** What a project is decided by: its contract, and what the people named in it have to do meanwhile. */
export const context: readonly Context[] = [
  {
    label: '合同',
    of: 'contract',
    by: 'id',
    at: 'contractId',
    columns: ['contractNumber', 'totalMoney', 'receivedMoney', 'remainMoney', 'signDate', 'status'],
  },
  loadOf('项目经理负荷', 'principalId'),
  loadOf('研发负责人负荷', 'devPrincipalId'),
  loadOf('实施负责人负荷', 'impPrincipalId'),
]
