import { type DoorsOf, move } from './made.ts'
import type { Newcomer } from './newcomer.ts'

interface Row {
  readonly id: string
}

/** Calculates a month's payroll of the person's company and locks it by two approvals. Returns the id of the pay slip. */
export const lockedSlip = async (
  doors: DoorsOf,
  { code }: Newcomer,
  month: string,
  payDate?: string,
): Promise<string> => {
  const clerk = await doors('hr02')
  const of = { company: code, month, kind: '工资', ...(payDate ? { payDate } : {}) }
  const { id } = await clerk.post<Row>('/api/submitPayroll', of)
  await move(clerk, 'submitPayroll', 'calc', id)
  await move(clerk, 'submitPayroll', 'submit', id)
  for (const who of ['cw01', 'gm']) await move(await doors(who), 'submitPayroll', 'approve', id)
  const filters = encodeURIComponent(JSON.stringify({ submitId: { equalTo: id } }))
  const { nodes } = await clerk.get<{ nodes: readonly Row[] }>(`/api/moneyPayroll?filters=${filters}`)
  return nodes[0]?.id ?? ''
}
