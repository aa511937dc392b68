import { useState } from 'react'
import { reportError } from '../api/error-notice.ts'
import type { FilePlace } from '../preview/file-places.ts'
import { hasPlace, placeWords } from './remarks.ts'

interface Props {
  /** Where the reader is in the file. */
  readonly at: FilePlace
  readonly onWrite: (content: string, place: FilePlace) => Promise<void>
}

/** Where a remark is written: at the place that was open when the first word was typed, or on the file as a whole. */
export const RemarkBox = ({ at, onWrite }: Props) => {
  const [content, setContent] = useState('')
  const [held, setHeld] = useState<FilePlace>()
  const [isPlaced, setPlaced] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const place = held ?? at
  const type = (text: string): void => {
    setHeld(text === '' ? undefined : place)
    setContent(text)
  }
  const send = async (): Promise<void> => {
    if (content.trim() === '' || isBusy) return
    setBusy(true)
    await onWrite(content.trim(), isPlaced ? place : {}).then(() => type(''), reportError)
    setBusy(false)
  }
  return (
    <form
      className="cb-remark-box"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <textarea
        aria-label="写批注"
        placeholder="写批注，Ctrl+Enter 发送"
        rows={3}
        value={content}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        }}
      />
      <div>
        {hasPlace(place) && (
          <label>
            <input type="checkbox" checked={isPlaced} onChange={() => setPlaced(!isPlaced)} /> {placeWords(place)}
          </label>
        )}
        <button type="submit" disabled={content.trim() === '' || isBusy}>
          批注
        </button>
      </div>
    </form>
  )
}
