import { BellOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import { useSession } from '../session/person.ts'
import { openOverlay, toggleOverlay } from './overlay/overlays.ts'

/** Help and the bell, at the right of the tabs. */
export const TopActs = () => {
  const unread = useSession(({ person }) => person?.unread ?? 0)
  const label = unread ? `消息，${unread} 条未读` : '消息'
  return (
    <div className="cb-top-acts">
      <button
        type="button"
        className="cb-icon-button"
        aria-label="帮助"
        title="帮助 ?"
        onClick={() => openOverlay('help')}
      >
        <QuestionCircleOutlined />
      </button>
      <button
        type="button"
        className="cb-icon-button cb-bell"
        aria-label={label}
        title={label}
        onClick={() => toggleOverlay('messages')}
      >
        <BellOutlined />
        {unread > 0 && <b>{unread > 99 ? '99+' : unread}</b>}
      </button>
    </div>
  )
}
