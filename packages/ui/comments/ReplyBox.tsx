import { PaperClipOutlined, UserAddOutlined } from '@ant-design/icons'
import { Button, Mentions } from 'antd'
import type { MentionsRef } from 'antd/es/mentions'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { notify, notifyFailure } from '../api/notices.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { type MentionedPerson, mentioned } from './mentions.ts'
import { useAttached } from './use-attached.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface Draft {
  readonly text: string
  readonly setText: (text: string) => void
}

export interface ReplyProps {
  /**
   * Sends the trimmed text, the mentioned people and the attachments. A thrown refusal is shown and the box keeps its
   * content.
   */
  readonly onSend: (content: string, mentions: readonly string[], files: readonly FileEntry[]) => Promise<void>
  /** People who may read the record, by a fragment of their name. */
  readonly suggest: (keyword: string) => Promise<readonly MentionedPerson[]>
  /** The existing text, when the box edits one. */
  readonly first?: string
  readonly onCancel?: () => void
  /** Holds the text where it outlives this box. */
  readonly draft?: Draft | undefined
}

/** The box to write, always in sight. Ctrl Enter sends, @ finds people. */
export function ReplyBox({ onSend, suggest, first = '', onCancel, draft }: ReplyProps) {
  const people = useSuggestions(suggest)
  const attached = useAttached()
  const [ownText, setOwnText] = useState(first)
  const own = { text: ownText, setText: setOwnText }
  const { text, setText, busy, send } = useReply(draft ?? own, onSend, people.chosen, attached)
  const box = useRef<MentionsRef>(null)
  const words = onCancel ? '修改评论' : '写评论'
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onCancel) return onCancel()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  const callOn = () => {
    setText(`${text}@`)
    box.current?.focus()
  }
  return (
    <div className="cb-reply">
      <Mentions
        ref={box}
        value={text}
        onChange={setText}
        onSearch={people.search}
        onSelect={people.pick}
        options={people.options}
        loading={people.loading}
        notFoundContent={people.loading ? '正在找' : '没有匹配的选项'}
        filterOption={false}
        placement="top"
        autoSize={{ minRows: 1, maxRows: 8 }}
        maxLength={2000}
        placeholder="写评论，@ 提醒同事"
        aria-label={words}
        autoFocus={onCancel !== undefined}
        onKeyDown={key}
      />
      {attached.box}
      <div className="cb-reply-row">
        {!onCancel && <Quiet name="添加附件" icon={<PaperClipOutlined />} onClick={attached.open} />}
        <Quiet name="提醒同事" icon={<UserAddOutlined />} onClick={callOn} />
        <span className="cb-reply-keys">Ctrl Enter</span>
        {onCancel && (
          <Button type="text" size="small" onClick={onCancel}>
            取消
          </Button>
        )}
        <Button size="small" loading={busy} onClick={() => void send()}>
          {onCancel ? '保存' : '发送'}
        </Button>
      </div>
    </div>
  )
}

function Quiet({
  name,
  icon,
  onClick,
}: {
  readonly name: string
  readonly icon: ReactNode
  readonly onClick: () => void
}) {
  return <Button type="text" size="small" aria-label={name} title={name} icon={icon} onClick={onClick} />
}

function useReply(
  { text, setText }: Draft,
  onSend: ReplyProps['onSend'],
  chosen: () => readonly MentionedPerson[],
  attached: Pick<ReturnType<typeof useAttached>, 'files' | 'clear'>,
) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const content = text.trim()
    if (busy) return
    if (content === '') return void notify({ kind: 'warn', text: '评论不能为空' })
    setBusy(true)
    try {
      await onSend(content, mentioned(content, chosen()), attached.files)
      setText('')
      attached.clear()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { text, setText, busy, send }
}
