import { useState } from 'react'

interface Props {
  readonly word: string
  /** Page of each match; undefined while looking. */
  readonly hits: readonly number[] | undefined
  readonly onWord: (word: string) => void
  readonly onPage: (page: number) => void
}

/** Looks for a word; Enter goes from match to match, Shift Enter back. */
export function PdfSearch({ word, hits, onWord, onPage }: Props) {
  const [at, setAt] = useState(-1)
  const go = (by: number) => {
    if (!hits?.length) return
    const next = (at + by + hits.length) % hits.length
    setAt(next)
    onPage(hits[next] ?? 1)
  }
  return (
    <search className="cb-preview-search">
      <input
        type="text"
        aria-label="搜索文字"
        placeholder="搜索文字"
        value={word}
        onChange={(event) => {
          setAt(-1)
          onWord(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          go(event.shiftKey ? -1 : 1)
        }}
      />
      <span className="cb-preview-count" aria-live="polite">
        {word.trim() === ''
          ? ''
          : hits === undefined
            ? '…'
            : hits.length === 0
              ? '没有'
              : `${Math.max(at, 0) + 1}/${hits.length}`}
      </span>
    </search>
  )
}
