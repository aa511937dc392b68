import type { AnswerOf } from '@chengban/kernel/call.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { readTeam, urgeTeam } from '../team.call.ts'

type Team = AnswerOf<typeof readTeam>
export type Member = Team['nodes'][number]

/** The day of the caller's people, and the actions on it. */
export const useTeam = () => {
  const [params] = useSearchParams()
  const date = params.get('date') ?? today()
  const asked = useQuery({
    queryKey: ['taskDay', 'team', date],
    queryFn: () => request<Team>('GET', '/api/taskDay/team', { query: { date } }),
  })
  const [isBusy, setBusy] = useState(false)
  const during = async (act: () => Promise<string>): Promise<void> => {
    setBusy(true)
    try {
      notifyDone(await act())
      await asked.refetch()
    } catch (refused) {
      reportError(refused)
    } finally {
      setBusy(false)
    }
  }
  const urge = (people: readonly Member[]): Promise<void> =>
    during(async () => {
      const body = { date, userIds: people.map(({ userId }) => userId) }
      const { sent, skipped } = await request<AnswerOf<typeof urgeTeam>>('POST', '/api/taskDay/urging', { body })
      return skipped ? `已催办${sent}人，${skipped}人近期已催办` : `已催办${sent}人`
    })
  /** All of them or none. */
  const confirm = (move: 'confirm' | 'pmoConfirm', people: readonly Member[]): Promise<void> =>
    during(async () => {
      const ids = people.flatMap(({ taskDay: day }) => (isDay(day) ? [{ id: day.id, version: day.version }] : []))
      await request('POST', `/api/taskDay/action/${move}`, { body: { ids } })
      return `已确认${ids.length}人`
    })
  const sendBack = ({ name, taskDay: day }: Member, opinion: string): Promise<void> =>
    during(async () => {
      if (isDay(day))
        await request('POST', '/api/taskDay/action/back', { body: { id: day.id, version: day.version, opinion } })
      return `已退回${name}`
    })
  return { date, isBusy, urge, confirm, sendBack, ...asked }
}

interface Day {
  readonly id: string
  readonly version: number
  readonly planHours: string | null
  readonly actualHours: string | null
}

export const isDay = (day: unknown): day is Day => typeof day === 'object' && day !== null && 'id' in day

/** Whether the person has not reported the day and was not reminded recently. */
export const isToUrge = ({ status, urged }: Member): boolean =>
  !urged && (status === '未预估' || status === '已预估' || status === '退回')
