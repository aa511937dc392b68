import type { RowOf } from '@chengban/kernel/registry.ts'
import type { Given, RowMaker } from '@chengban/server/testing/make-row.ts'

type Agreed = Given<RowOf<'moneySalary'>> & Pick<RowOf<'moneySalary'>, 'userId' | 'company' | 'date' | 'isFormal'>

/** Makes a wage in force from its date on, with the submission that it was agreed by. Returns that submission's id. */
export const agreeSalary = async ({ make }: RowMaker, agreed: Agreed): Promise<string> => {
  const { company, date } = agreed
  const submitId = await make('submitSalary', { company, date, status: '通过' })
  await make('moneySalary', { submitId, kind: '定薪', dtStart: date, status: '通过', ...agreed })
  return submitId
}
