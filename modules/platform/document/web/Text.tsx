import { Markdown } from '@chengban/ui/markdown/Markdown.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DocumentContent } from './document-calls.ts'
import { ReadFile } from './ReadFile.tsx'

interface Props {
  readonly content: DocumentContent
  /** The last line has been in sight, its files read to their last page, its film seen to the end. */
  readonly onEnd: () => void
}

/** What there is to read. */
export const Text = ({ content, onEnd }: Props) => {
  const { duty, url, video } = content
  const files = url ?? []
  const films = video ?? []
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const see = (what: string): void => setSeen((now) => new Set([...now, what]))
  const wanted = ['end', ...files.map((file) => file.url), ...films.map((film) => film.url)]
  const isEnd = wanted.every((each) => seen.has(each))
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isEnd) end()
  }, [isEnd])
  return (
    <div className="cb-reader-text">
      {duty && (
        <section className="cb-reader-duty">
          <h2>岗位职责</h2>
          <p>{duty}</p>
        </section>
      )}
      {films.map((film) => (
        // biome-ignore lint/a11y/useMediaCaption: what people upload has no captions
        <video key={film.url} src={film.url} controls preload="metadata" onEnded={() => see(film.url)} />
      ))}
      {content.content && <Markdown text={withoutTitle(content)} />}
      {files.map((file) => (
        <ReadFile key={file.url} file={file} isRead={seen.has(file.url)} onRead={() => see(file.url)} />
      ))}
      <LastLine onSeen={() => see('end')} />
    </div>
  )
}

/** Removes a first line that repeats the document's name, which the page already shows above. */
const withoutTitle = ({ name, content }: DocumentContent): string => {
  const [first = '', ...rest] = (content ?? '').split('\n')
  return first.replace(/^#\s+/, '').trim() === name ? rest.join('\n') : (content ?? '')
}

const LastLine = ({ onSeen }: { readonly onSeen: () => void }) => {
  const box = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && seen())
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className="cb-reader-end">
      完
    </div>
  )
}
