import { PhonePage } from '@chengban/ui/phone/PhonePage.tsx'
import { isToUrge, type Member, useTeam } from './use-team.ts'
import './day.css'

const groups: readonly (readonly [string, Member['status']])[] = [
  ['未预估', '未预估'],
  ['已预估未提交', '已预估'],
  ['退回未改', '退回'],
  ['请假', '请假'],
]

/** 未提交名单: people by how far their day has come, those without any row first; each is reminded once in four hours. */
export default function PhoneTeam() {
  const { date, data, error, isBusy, urge } = useTeam()
  const waiting = (data?.nodes ?? []).filter(isToUrge)
  return (
    <PhonePage
      title="未提交名单"
      bar={
        <div className="cb-decide">
          <button
            type="button"
            className="cb-decide-approve"
            disabled={isBusy || waiting.length === 0}
            onClick={() => void urge(waiting)}
          >
            一键催办（{waiting.length}人）
          </button>
        </div>
      }
    >
      <p className="cb-day-state">{date}</p>
      {error && <p role="alert">{error.message}</p>}
      {data?.nodes.length === 0 && <p className="cb-day-none">这一天没有由你确认的人要提交</p>}
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
            {isToUrge(one) && (
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
