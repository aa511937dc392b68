import type { Sql } from '@chengban/engine/db/sql.ts'
import { multiply } from '@chengban/kernel/decimal.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'

type People = (account: string) => string

const aMonth = '400000.00'
const sellers = ['xs01', 'xs02', 'xs03'] as const

/** What the sales department and its first sellers are to win in each month of this year; the year ends stronger. */
export const addTargets = async (tx: Sql, who: People): Promise<void> => {
  const year = Number(dayAgo(0).slice(0, 4))
  const head = who('xs01')
  const [part] = await tx.query<{ id: string }>('select department_id as id from store."user" where id = $1', [head])
  const whose = [{ departmentId: part?.id ?? null }, ...sellers.map((account) => ({ userId: who(account) }))]
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  await into(tx, 'salesTarget').insert(
    whose.flatMap((one, at) =>
      months.map((month) => ({
        ...{ departmentId: null, userId: null, ...one },
        id: demoId('salesTarget', `${at} ${month}`),
        tzCreate: momentAgo(300, 9),
        creatorId: head,
        version: 1,
        year,
        month,
        money: multiply(multiply(aMonth, at === 0 ? '3' : '1'), month > 9 ? '1.5' : '1'),
      })),
    ),
  )
}
