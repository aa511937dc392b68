import { now } from '@chengban/ui/dates/now.ts'
import { KindChip } from '@chengban/ui/marks/KindChip.tsx'
import { useMarkRead } from '@chengban/ui/shell/overlay/messages.ts'
import { openOverlay } from '@chengban/ui/shell/overlay/overlays.ts'
import { whenWords } from '@chengban/ui/shell/time-words.ts'
import { Link } from 'react-router'
import { dueWords } from './due-words.ts'
import { Part } from './Part.tsx'
import type { HomeNotice, WaitingReading } from './summary.ts'

interface NoticesProps {
  readonly notices: readonly HomeNotice[] | null
  readonly again: () => void
}

/** 通知提醒: unread first; opening one is reading it. */
export const Told = ({ notices, again }: NoticesProps) => {
  const markRead = useMarkRead()
  const unread = notices?.filter(({ isRead }) => !isRead).length ?? 0
  const read = ({ id, isRead }: HomeNotice): void => {
    if (!isRead) markRead.mutate({ ids: [id] }, { onSuccess: again })
  }
  return (
    <Part
      title="通知提醒"
      count={unread > 0 && <small>{unread} 条未读</small>}
      way={
        <button type="button" className="cb-link" onClick={() => openOverlay('messages')}>
          全部
        </button>
      }
      rows={notices}
      none="没有新的通知"
      again={again}
    >
      <ul className="cb-home-told">
        {notices?.slice(0, 6).map((notice) => (
          <li key={notice.id}>
            <Link
              to={(notice.link ?? '').replace(/^#/, '') || '/home'}
              className={notice.isRead ? 'is-read' : undefined}
              onClick={() => read(notice)}
            >
              <KindChip>{notice.family}</KindChip>
              <span>{notice.title}</span>
              <time dateTime={notice.tzCreate}>{whenWords(notice.tzCreate, now())}</time>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface ReadingsProps {
  readonly documents: readonly WaitingReading[] | null
  readonly again: () => void
}

/** 待读文档: overdue first. */
export const Readings = ({ documents, again }: ReadingsProps) => (
  <Part
    title="待读文档"
    count={!!documents?.length && <small>{documents.length}</small>}
    way={<Link to="/document">文档</Link>}
    rows={documents}
    none="都读过了"
    again={again}
  >
    <ul className="cb-home-told is-plain">
      {documents?.map(({ id, name, docVersion, dueDate, isOverdue, link }) => (
        <li key={id}>
          <Link to={link}>
            <span>
              {name} <small>V{docVersion}</small>
            </span>
            <time className={isOverdue ? 'is-late' : undefined}>{dueWords(dueDate, null)}</time>
          </Link>
        </li>
      ))}
    </ul>
  </Part>
)
