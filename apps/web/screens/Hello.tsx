import { type Person, useSession } from '@chengban/ui/session/person.ts'
import { useAuditCount } from '@chengban/ui/shell/menu/audit-counts.ts'
import { entriesOf, useMenu } from '@chengban/ui/shell/menu/menu.ts'
import { openOverlay } from '@chengban/ui/shell/overlay/overlays.ts'
import { dateWords, greeting } from '@chengban/ui/shell/time-words.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { News } from './News.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import './hello.css'

/** The first page after sign-in: the hour's greeting, what waits, the person's shortcuts. One call, the person's own. */
export default function Hello() {
  const person = useSession((session) => session.person)
  if (!person) return null
  return (
    <div className="cb-hello">
      <Greeting person={person} />
      <News isFirstDay={person.isFirstDay === true} />
      <Waits person={person} />
      <Shortcuts person={person} />
    </div>
  )
}

const Greeting = ({ person: { name, department, tzServer, holiday } }: { readonly person: Person }) => {
  const [now] = useState(() => new Date(tzServer))
  const words = [dateWords(now), holiday, department?.name].filter(Boolean).join('。')
  return (
    <header>
      <h1>{`${greeting(now)}，${name}`}</h1>
      <p>{words}</p>
    </header>
  )
}

const Waits = ({ person: { unread, documentUnread } }: { readonly person: Person }) => {
  const menu = useMenu()
  const audits = useAuditCount()
  const inbox = entriesOf(menu).find(({ badge }) => badge)?.route ?? '/phone/applyAudits'
  return (
    <dl className="cb-hello-waits">
      <Figure words="待我审批" count={audits} to={inbox} isTurn />
      {documentUnread !== undefined && <Figure words="待读文档" count={documentUnread} to="/document" />}
      <div>
        <dt>未读提醒</dt>
        <dd>
          <button type="button" onClick={() => openOverlay('messages')}>
            {unread}
          </button>
        </dd>
      </div>
    </dl>
  )
}

interface FigureProps {
  readonly words: string
  readonly count: number
  readonly to: string
  readonly isTurn?: boolean
}

const Figure = ({ words, count, to, isTurn = false }: FigureProps) => (
  <div>
    <dt>{words}</dt>
    <dd>
      <Link to={to}>{isTurn && count > 0 ? <b className="cb-seal">{count}</b> : count}</Link>
    </dd>
  </div>
)
