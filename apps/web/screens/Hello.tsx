import { type Person, useSession } from '@chengban/ui/session/person.ts'
import { entriesOf, useMenu } from '@chengban/ui/shell/menu/menu.ts'
import { dateWords, greeting } from '@chengban/ui/shell/time-words.ts'
import { useToday } from '@chengban/ui/shell/today.ts'
import { useState } from 'react'
import { HelloToday } from './HelloToday.tsx'
import { News } from './News.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import './hello.css'

/** The first page after sign-in: the hour's greeting, the day's work, the person's shortcuts. One call. */
export default function Hello() {
  const person = useSession((session) => session.person)
  const { today, error, again } = useToday()
  const inbox = entriesOf(useMenu()).find(({ badge }) => badge)?.route ?? '/phone/applyAudits'
  if (!person) return null
  return (
    <div className="cb-hello">
      <Greeting person={person} />
      <News isFirstDay={person.isFirstDay === true} />
      {today && <HelloToday today={today} inbox={inbox} again={again} />}
      {error && !today && (
        <button type="button" className="cb-link" onClick={again}>
          加载失败，点击重试
        </button>
      )}
      <Shortcuts person={person} shortcuts={today?.shortcuts ?? []} again={again} />
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
