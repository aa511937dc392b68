import { filesIn } from '@chengban/kernel/kinds/file.ts'
import type { Row } from '@chengban/ui/data/row.ts'
import { playTime } from '@chengban/ui/figures/play-time.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { Button } from 'antd'
import { useState } from 'react'
import type { Chapter } from './learn-calls.ts'
import { percentOf } from './played.ts'
import { useFilm } from './use-film.ts'

interface Props {
  readonly courseId: string
  readonly chapter: Chapter
  readonly row: Row
  readonly onProgress: () => void
}

const rates = [0.5, 1, 1.25, 1.5, 2] as const

/** A film from where one stopped; what counts is what the server saw being played. */
export const FilmChapter = ({ courseId, chapter, row, onProgress }: Props) => {
  const film = useFilm({ courseId, chapter, allowSeek: row.allowSeek !== false, onProgress })
  const [rate, setRate] = useState(1)
  const [isLost, setLost] = useState(false)
  const [file] = filesIn(row.video)
  if (!file) return <Empty title="本章还没有视频" why="讲师上传后即可学习" />
  const choose = (one: number): void => {
    setRate(one)
    film.setRate(one)
  }
  const isSound = /\.(mp3|m4a)$/i.test(file.name)
  return (
    <div className="cb-film">
      {isLost ? (
        <p role="alert">浏览器无法播放这个文件</p>
      ) : (
        <div className={isSound ? 'cb-film-frame is-sound' : 'cb-film-frame'}>
          <video
            ref={film.ref}
            src={file.url}
            aria-label={chapter.name}
            controls
            controlsList="nodownload"
            playsInline
            preload="metadata"
            {...film.events}
            onError={() => setLost(true)}
          />
          {film.isTaken && (
            <div className="cb-film-taken" role="alert">
              <b>已在其他窗口学习</b>
              <Button type="primary" onClick={film.resume}>
                在此继续
              </Button>
            </div>
          )}
        </div>
      )}
      <div className="cb-film-bar">
        <fieldset className="cb-film-rates" aria-label="倍速">
          {rates.map((one) => (
            <button key={one} type="button" aria-pressed={one === rate} onClick={() => choose(one)}>
              {one}×
            </button>
          ))}
        </fieldset>
        <button type="button" className="cb-link" onClick={film.restart}>
          从头播放
        </button>
        <output>
          已看 {percentOf(film.watched, chapter.duration)}%
          {chapter.duration ? `，共 ${playTime(chapter.duration)}` : ''}
        </output>
      </div>
    </div>
  )
}
