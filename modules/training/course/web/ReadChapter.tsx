import { filesIn } from '@chengban/kernel/kinds/file.ts'
import type { Row } from '@chengban/ui/data/row.ts'
import { Markdown } from '@chengban/ui/markdown/Markdown.tsx'
import { FileView } from '@chengban/ui/preview/FileView.tsx'
import { resolvePreview } from '@chengban/ui/preview/resolve.ts'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Beaten, Chapter } from './learn-calls.ts'
import { useSeat } from './use-seat.ts'

interface Props {
  readonly courseId: string
  readonly chapter: Chapter
  readonly row: Row
  readonly onProgress: () => void
}

/** A document to be read: its time counts while it is in sight, and its end has to be reached. */
export const ReadChapter = ({ courseId, chapter, row, onProgress }: Props) => {
  const [seconds, setSeconds] = useState(0)
  const [isDone, setDone] = useState(chapter.isFinish)
  const told = ({ chapterLog }: Beaten): void => {
    if (!chapterLog) return
    setSeconds(chapterLog.readSeconds)
    if (chapterLog.isFinish && !isDone) {
      setDone(true)
      onProgress()
    }
  }
  const seat = useSeat(courseId, chapter.id, told)
  const [isEnd, setEnd] = useState(chapter.isFinish)
  const beat = useEffectEvent((end: boolean) => {
    if (document.visibilityState !== 'visible' || isDone) return
    void seat.open()
    void seat.tell(end ? { end } : {})
  })
  const count = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isDone) setSeconds(seconds + 1)
  })
  useEffect(() => {
    beat(false)
    const timers = [setInterval(() => beat(false), chapter.beatSeconds * 1000), setInterval(() => count(), 1000)]
    return () => timers.forEach(clearInterval)
  }, [chapter.beatSeconds])
  const least = Number(row.minSeconds ?? 0)
  const left = Math.max(0, least - seconds)
  const end = (): void => {
    setEnd(true)
    beat(true)
  }
  const [file] = filesIn(row.file)
  return (
    <div className="cb-reading">
      {typeof row.content === 'string' && row.content !== '' && <Markdown text={row.content} />}
      {file && <FileView file={file} resolve={resolvePreview} />}
      {seat.isTaken && (
        <p role="alert">
          已在其他窗口学习 <Button onClick={() => void seat.open()}>在此继续</Button>
        </p>
      )}
      <p className="cb-film-bar">
        <output>{isDone ? '本章已读完' : left > 0 ? `还需阅读 ${left} 秒` : '时间已够'}</output>
        {!isDone && (
          <Button type={isEnd ? 'default' : 'primary'} disabled={isEnd && left > 0} onClick={end}>
            {isEnd && left > 0 ? '时间到后自动读完' : '我已读到末尾'}
          </Button>
        )}
      </p>
    </div>
  )
}
