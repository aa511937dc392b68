import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  CloseOutlined,
  CopyOutlined,
  InfoCircleOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import './notices.css'
import { closeNotice, type Notice, notify, useNotices } from '../api/notices.ts'

const icons = { done: CheckCircleOutlined, info: InfoCircleOutlined, warn: WarningOutlined, bad: CloseCircleOutlined }

/** Places that can show notices: the page and each open dialog. The last one shows them. */
const usePlaces = create<{ readonly places: readonly symbol[] }>(() => ({ places: [] }))

/** Registers a place while it is mounted, and says whether it is the last one. */
const useIsFront = (): boolean => {
  const [place] = useState(() => Symbol())
  useEffect(() => {
    usePlaces.setState(({ places }) => ({ places: [...places, place] }))
    return () => usePlaces.setState(({ places }) => ({ places: places.filter((one) => one !== place) }))
  }, [place])
  return usePlaces(({ places }) => places.at(-1) === place)
}

/** The notices at the foot of the window. A modal dialog covers the page, so each dialog renders them too. */
export const Notices = () => {
  const isFront = useIsFront()
  const shown = useNotices((state) => state.shown)
  if (!isFront) return null
  return (
    <section className="cb-notices" aria-label="提示" aria-live="polite">
      {shown.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

const NoticeItem = ({ notice: { id, kind, text, caption, reference, action } }: { readonly notice: Notice }) => {
  const Icon = icons[kind]
  const act = (): void => {
    closeNotice(id)
    action?.run()
  }
  return (
    <div className={`cb-notice ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon />
      <p>
        {text}
        {caption && <small>{caption}</small>}
      </p>
      {reference && (
        <button type="button" className="cb-link" onClick={() => void copyText(reference)} title="复制编号">
          <CopyOutlined /> 编号 {reference}
        </button>
      )}
      {action && (
        <button type="button" className="cb-link" onClick={act}>
          {action.label}
        </button>
      )}
      {(kind === 'bad' || !action) && (
        <button type="button" className="cb-notice-close" aria-label="关闭提示" onClick={() => closeNotice(id)}>
          <CloseOutlined />
        </button>
      )}
    </div>
  )
}

/** Puts text on the clipboard and says whether that went well. */
export const copyText = (text: string): Promise<void> =>
  (navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error('no clipboard'))).then(
    () => void notify({ kind: 'done', text: '已复制到剪贴板' }),
    () => void notify({ kind: 'warn', text: '复制失败' }),
  )
