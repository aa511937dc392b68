import { readAllRows } from '@chengban/ui/data/calls.ts'
import { named, type Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** The two kinds of daily reports; each person owes one of them. */
export type DailyKind = 'dailyWork' | 'marketWork'

/** A daily report, with the entity it is of. */
export interface DailyReport {
  readonly kind: DailyKind
  readonly row: Row
}

/** Daily reports of either kind in which a column names the reader, between two days. */
export const useDailies = (of: 'userId' | 'manager', first: string, last: string) => {
  const me = useSession(({ person }) => person?.id ?? '')
  const kinds = [useEntity('dailyWork'), useEntity('marketWork')]
  return useQuery({
    queryKey: ['list', 'dailyWork', 'dailies', of, me, first, last],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly DailyReport[]> => {
      const filters = {
        [of]: { equalTo: me },
        date: { greaterThanOrEqualTo: first, lessThanOrEqualTo: last },
      }
      const lists = await Promise.all(
        kinds.map(async (entity) => {
          const rows = await readAllRows(entity, { filters, sort: 'date,userId' }, signal)
          return rows.map((row) => ({ kind: entity.name as DailyKind, row }))
        }),
      )
      return lists.flat()
    },
  })
}

export const authorOf = ({ row }: DailyReport): string => named(row.user)?.name ?? '已删除'

/** A report that nobody has handed in yet. */
export const isOwed = ({ row }: DailyReport): boolean => ['未填', '草稿', '退回', '已锁定'].includes(String(row.status))

/** What waits for its reader comes first, then what has been read. */
export const unreadFirst = (reports: readonly DailyReport[]): readonly DailyReport[] =>
  reports.toSorted((a, b) => Number(a.row.status !== '已提交') - Number(b.row.status !== '已提交'))
