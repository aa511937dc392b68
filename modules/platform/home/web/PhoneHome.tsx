import { BellOutlined, SearchOutlined } from '@ant-design/icons'
import { has } from '@chengban/kernel/has.ts'
import { now } from '@chengban/ui/dates/now.ts'
import { isDeclaredRoute } from '@chengban/ui/declarations/declarations.ts'
import { lackFor } from '@chengban/ui/declarations/route-rights.ts'
import { PersonMark } from '@chengban/ui/marks/PersonMark.tsx'
import { useSession } from '@chengban/ui/session/person.ts'
import { openOverlay } from '@chengban/ui/shell/overlay/overlays.ts'
import { dateWords } from '@chengban/ui/shell/time-words.ts'
import { type Today as TodayTold, useToday } from '@chengban/ui/shell/today.ts'
import { Link } from 'react-router'
import { Audits } from './Audits.tsx'
import { furtherWays, type Way, ways } from './phone-ways.ts'
import { type Summary, useSummary } from './summary.ts'
import { Today } from './Today.tsx'
import { Told } from './Told.tsx'
import './home.css'
import './phone-home.css'

/** 移动首页: the person, open tasks, the most used functions, the day, and notices. */
export default function PhoneHome() {
  const { summary, error, again } = useSummary('audits', 'notices')
  return (
    <div className="cb-home cb-phone-home">
      <Head />
      <button type="button" className="cb-phone-home-search" onClick={() => openOverlay('palette')}>
        <SearchOutlined /> 搜索或跳转
      </button>
      {error && !summary && (
        <button type="button" className="cb-home-failed" onClick={again}>
          加载失败，点击重试
        </button>
      )}
      {summary && <Audits tasks={summary.audits} count={summary.auditCount ?? 0} again={again} most={3} />}
      <Ways />
      {summary && <Rest summary={summary} again={again} />}
    </div>
  )
}

const Rest = ({ summary, again }: { readonly summary: Summary; readonly again: () => void }) => (
  <>
    <Today isPhone />
    <Told notices={summary.notices} again={again} />
  </>
)

const Head = () => {
  const person = useSession((session) => session.person)
  const unread = person?.unread ?? 0
  return (
    <header>
      <PersonMark name={person?.name ?? ''} avatar={person?.avatar ?? undefined} />
      <div>
        <strong>{person?.name}</strong>
        <p>{dateWords(now())}</p>
      </div>
      <button
        type="button"
        className="cb-icon-button"
        aria-label={unread > 0 ? `消息，${unread} 条未读` : '消息'}
        onClick={() => openOverlay('messages')}
      >
        <BellOutlined />
        {unread > 0 && <b>{unread > 99 ? '99+' : unread}</b>}
      </button>
    </header>
  )
}

/** How much waits behind a way, by its route. */
const countsOf = (today: TodayTold | undefined): Readonly<Record<string, number>> => ({
  '/phone/phoneAudits': today?.audits?.count ?? 0,
  '/phone/phoneTasks': (today?.tasks?.today ?? 0) + (today?.tasks?.overdue ?? 0),
  '/phone/phoneWorkDay': today?.meetings?.length ?? 0,
  '/document': today?.documents?.unread ?? 0,
})

/** Those of the usual ways that this person may walk, with what waits behind them; below, the others by their words. */
const Ways = () => {
  const counts = countsOf(useToday().today)
  const held = useSession(({ person }) => person?.operations) ?? nothing
  const isOpen = ({ to, codes }: Way): boolean =>
    isDeclaredRoute(to) && !lackFor(to, held) && (!codes || codes.some((code) => has(held, code)))
  const further = furtherWays.filter(isOpen)
  return (
    <>
      <nav className="cb-phone-ways" aria-label="常用">
        {ways.filter(isOpen).map(({ to, asks, icon: Icon, words }) => (
          <Link key={to} to={asks ? `${to}?new=1` : to}>
            {Icon && <Icon />}
            {words}
            <WayCount count={counts[to] ?? 0} />
          </Link>
        ))}
      </nav>
      {further.length > 0 && (
        <nav className="cb-phone-further" aria-label="其他">
          {further.map(({ to, words }) => (
            <Link key={to} to={to}>
              {words}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}

const nothing: readonly string[] = []

const WayCount = ({ count }: { readonly count: number }) => (count > 0 ? <b>{count > 99 ? '99+' : count}</b> : null)
