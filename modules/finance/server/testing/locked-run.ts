import type { RowOf } from '@chengban/kernel/registry.ts'
import type { Given, RowMaker } from '@chengban/server/testing/make-row.ts'

type Run = Pick<RowOf<'submitPayroll'>, 'company' | 'month' | 'payDate'>

/** Makes a run of pay that has passed and is locked, with one slip. Returns the run's id. */
export const lockedRun = async (
  { make }: RowMaker,
  calcUserId: string,
  run: Run,
  slip: Given<RowOf<'moneyPayroll'>>,
): Promise<string> => {
  const passed = { kind: '工资', stage: '已锁定', status: '通过', tzLock: new Date() } as const
  const by = { calcUserId, creatorId: calcUserId }
  const submitId = await make('submitPayroll', { ...run, ...passed, ...by, serialNumber: 'GZ-1' })
  await make('moneyPayroll', { ...slip, submitId, status: '待确认' })
  return submitId
}
