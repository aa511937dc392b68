import type { DoorsOf } from './made.ts'

const day = 86_400_000

const before = (days: number): string => new Date(Date.now() + day / 3 - days * day).toISOString().slice(0, 10)

/** A day whose report is locked and has no request to unlock it. */
export const lockedDay = async (
  doors: DoorsOf,
  accounts: readonly string[],
): Promise<{ readonly account: string; readonly date: string }> => {
  const filters = JSON.stringify({ status: { equalTo: '已锁定' }, date: { greaterThanOrEqualTo: before(30) } })
  for (const account of accounts) {
    const query = new URLSearchParams({ view: 'own', filters })
    const own = await doors(account)
    const { nodes } = await own.get<{
      nodes: readonly { readonly date: string; readonly unlockAsk?: string | null }[]
    }>(`/api/dailyWork?${query}`)
    // a head reads those of their people among their own
    for (const { date, unlockAsk } of nodes) {
      const { report } = await own.get<{ report: { status: string | null } }>(`/api/taskDay/today?date=${date}`)
      if (!unlockAsk && report.status === '已锁定') return { account, date }
    }
  }
  throw new Error('no day is locked')
}

interface Attended {
  readonly id: string
  readonly date: string
}

/** A day of this month or the last on which somebody came late, left early or did not punch, and has not appealed yet. */
export const wrongDay = async (
  doors: DoorsOf,
  accounts: readonly string[],
): Promise<Attended & { readonly account: string }> => {
  const filters = JSON.stringify({
    result: { in: ['缺卡', '迟到', '早退'] },
    status: { equalTo: '草稿' },
    date: { greaterThanOrEqualTo: before(31) },
  })
  for (const account of accounts) {
    const query = new URLSearchParams({ view: 'own', filters })
    const { nodes } = await (await doors(account)).get<{ nodes: readonly Attended[] }>(`/api/attendance?${query}`)
    if (nodes[0]) return { ...nodes[0], account }
  }
  throw new Error('nobody has a day to appeal')
}
