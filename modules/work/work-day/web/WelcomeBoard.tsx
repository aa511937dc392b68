import { formatTime } from '@chengban/ui/dates/date-time.ts'
import { useEffect, useState } from 'react'
import './welcome.css'

interface Entry {
  readonly url: string
  readonly name: string
}

/** A meeting as the board shows it. */
export interface Welcomed {
  readonly id: string
  readonly name: string
  readonly visitor: string | null
  readonly date: string
  readonly endDate: string | null
  readonly address: string | null
  readonly background: readonly Entry[] | null
  readonly logo: readonly Entry[] | null
  readonly color: string | null
}

const turnMs = 12_000

/** The visitors of one meeting after the other. */
export const WelcomeBoard = ({ meetings }: { readonly meetings: readonly Welcomed[] }) => {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (meetings.length < 2) return
    const timer = setInterval(() => setTurn((at) => at + 1), turnMs)
    return () => clearInterval(timer)
  }, [meetings.length])
  const meeting = meetings[turn % meetings.length]
  return meeting ? <Shown key={meeting.id} meeting={meeting} /> : null
}

const Shown = ({
  meeting: { name, visitor, date, endDate, address, background, logo, color },
}: {
  readonly meeting: Welcomed
}) => {
  const ground = background?.[0]?.url
  const mark = logo?.[0]?.url
  const place = [`${formatTime(date)}${endDate ? ` 至 ${formatTime(endDate)}` : ''}`, address]
    .filter(Boolean)
    .join('，')
  return (
    <main
      className="cb-welcome"
      style={{ color: color ?? undefined, backgroundImage: ground ? `url("${ground}")` : undefined }}
    >
      {mark && <img src={mark} alt="" />}
      <p>热烈欢迎</p>
      <h1>{visitor || name}</h1>
      {visitor && <p>{name}</p>}
      <p className="cb-welcome-place">{place}</p>
    </main>
  )
}
