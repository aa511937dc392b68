import type { Sql } from '@chengban/engine/db/sql.ts'
import { personIds } from '@chengban/modules/platform/server/demo/company.ts'
import { type DemoPerson, people } from '@chengban/modules/platform/server/demo/people.ts'

/** The people of the demonstration company, as the rows of this area name them. */
export interface Cast {
  /** Id of an account. */
  who(account: string): string
  /** Account of the nearest head above, who is somebody else. */
  headOf(account: string): string
  person(account: string): DemoPerson
  /** Everybody at work, in the order of their numbers. */
  readonly staff: readonly DemoPerson[]
}

export const castOf = async (tx: Sql): Promise<Cast> => {
  const ids = await personIds(tx)
  const found = <T>(value: T | undefined, account: string): T => {
    if (value === undefined) throw new Error(`no such person: ${account}`)
    return value
  }
  const person = (account: string): DemoPerson =>
    found(
      people.find((one) => one.account === account),
      account,
    )
  return {
    who: (account) => found(ids.get(account), account),
    person,
    headOf: (account) => {
      const { department } = person(account)
      const head = people.find((one) => one.head && one.department === department)
      return head && head.account !== account ? head.account : account === 'gm' ? 'dgm' : 'gm'
    },
    staff: people.filter(({ state = '在职' }) => state === '在职'),
  }
}
