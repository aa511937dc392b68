import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../session/person.ts'
import { whenWords } from '../time-words.ts'
import { type Message, useMarkRead, useMessages } from './messages.ts'
import { Overlay } from './Overlay.tsx'
import { OverlayHead } from './OverlayHead.tsx'
import { openOverlay } from './overlays.ts'

/** The person's messages, in a panel from the right edge. */
export const MessagesPanel = () => {
  const [onlyUnread, setOnlyUnread] = useState(false)
  const unread = useSession(({ person }) => person?.unread ?? 0)
  const { data, isPending, isError, hasNextPage, fetchNextPage, refetch } = useMessages(onlyUnread)
  const markRead = useMarkRead()
  const messages = data?.pages.flatMap((page) => page.nodes) ?? []
  return (
    <Overlay label="消息" className="cb-messages">
      <OverlayHead title="消息">
        <label>
          <input type="checkbox" checked={onlyUnread} onChange={(event) => setOnlyUnread(event.target.checked)} />
          只看未读
        </label>
        <button
          type="button"
          className="cb-link"
          disabled={unread === 0}
          onClick={() => markRead.mutate({ all: true })}
        >
          全部已读
        </button>
      </OverlayHead>
      <ul>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            open={() => !message.isRead && markRead.mutate({ ids: [message.id] })}
          />
        ))}
      </ul>
      {isError && (
        <p className="cb-quiet">
          消息没有读出来。
          <button type="button" className="cb-link" onClick={() => void refetch()}>
            重试
          </button>
        </p>
      )}
      {!isPending && !isError && messages.length === 0 && (
        <p className="cb-quiet">{onlyUnread ? '都看过了' : '还没有消息'}</p>
      )}
      {hasNextPage && (
        <button type="button" className="cb-button" onClick={() => void fetchNextPage()}>
          更早的消息
        </button>
      )}
    </Overlay>
  )
}

const MessageRow = ({ message, open }: { readonly message: Message; readonly open: () => void }) => {
  const navigate = useNavigate()
  const go = (): void => {
    open()
    if (!message.link) return
    openOverlay(null)
    if (message.link.startsWith('/api/')) window.open(message.link, '_blank', 'noopener')
    else navigate(message.link.replace(/^#/, ''))
  }
  return (
    <li>
      <button type="button" className={message.isRead ? 'cb-message read' : 'cb-message'} onClick={go}>
        <i aria-hidden="true" />
        <span>
          <b>{message.title}</b>
          {message.text && <em>{message.text}</em>}
          {!message.isRead && <span className="cb-sr">未读</span>}
        </span>
        <small>{message.kind}</small>
        <time dateTime={message.tzCreate}>{whenWords(message.tzCreate, new Date())}</time>
      </button>
    </li>
  )
}
