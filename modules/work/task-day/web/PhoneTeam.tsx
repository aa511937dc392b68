import type { AnswerOf } from '@chengban/kernel/call.ts'
import { notify } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { PhonePage } from '@chengban/ui/phone/PhonePage.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { readTeam, urgeTeam } from '../team.call.ts'
import './day.css'

type Team = AnswerOf<typeof readTeam>
type Member = Team['nodes'][number]

const groups: readonly (readonly [string, Member['status']])[] = [
  ['未预估', '未预估'],
  ['已预估未提交', '已预估'],
  ['退回未改', '退回'],
  ['请假', '请假'],
]

const useTeam = () => {
  const [params] = useSearchParams()
  const date = params.get('date') ?? today()
  const asked = useQuery({
    queryKey: ['taskDay', 'team', date],
    queryFn: () => request<Team>('GET', '/api/taskDay/team', { query: { date } }),
  })
  return { date, ...asked }
}

/** 未提交名单: people by how far their day has come, those without any row first; each is reminded once in four hours. */
export default function PhoneTeam() {
  const { date, data, error, refetch } = useTeam()
  const [isBusy, setBusy] = useState(false)
  const urge = async (people: readonly Member[]): Promise<void> => {
    setBusy(true)
    try {
      const body = { date, userIds: people.map(({ userId }) => userId) }
      const { sent, skipped } = await request<AnswerOf<typeof urgeTeam>>('POST', '/api/taskDay/urging', { body })
      notify({ kind: 'done', text: skipped ? `已催办${sent}人，${skipped}人近期已催办` : `已催办${sent}人` })
      await refetch()
    } catch (refused) {
      notify({ kind: 'bad', text: refused instanceof Error ? refused.message : String(refused) })
    } finally {
      setBusy(false)
    }
  }
  const waiting = (data?.nodes ?? []).filter(({ status, urged }) => isLate(status) && !urged)
  return (
    <PhonePage
      title="未提交名单"
      bar={
        <button
          type="button"
          className="cb-button ink"
          disabled={isBusy || waiting.length === 0}
          onClick={() => void urge(waiting)}
        >
          一键催办（{waiting.length}人）
        </button>
      }
    >
      <p className="cb-day-state">{date}</p>
      {error && <p role="alert">{error.message}</p>}
      {groups.map(([label, status]) => (
        <Group
          key={label}
          label={label}
          people={(data?.nodes ?? []).filter((one) => one.status === status)}
          isBusy={isBusy}
          onUrge={(one) => void urge([one])}
        />
      ))}
    </PhonePage>
  )
}

const isLate = (status: Member['status']): boolean => status === '未预估' || status === '已预估' || status === '退回'

interface GroupProps {
  readonly label: string
  readonly people: readonly Member[]
  readonly isBusy: boolean
  readonly onUrge: (one: Member) => void
}

const Group = ({ label, people, isBusy, onUrge }: GroupProps) =>
  people.length > 0 && (
    <section aria-label={label}>
      <h2 className="cb-day-state">
        {label} {people.length}
      </h2>
      <ul className="cb-day-lines">
        {people.map((one) => (
          <li key={one.userId} className="cb-day-act">
            <span className="cb-day-title">
              {one.name}
              <small>{one.department}</small>
            </span>
            {one.urged && <small>近期已催办</small>}
            {isLate(one.status) && !one.urged && (
              <button
                type="button"
                className="cb-button"
                disabled={isBusy}
                aria-label={`催办 ${one.name}`}
                onClick={() => onUrge(one)}
              >
                催办
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
