import { use, useEffect, useRef, useState } from 'react'
import { FilePlacesContext } from './file-places.ts'
import { Pin } from './Pin.tsx'
import type { ViewProps } from './view.ts'

/** A film or a recording; the server sends the part that is played, so it can be wound to anywhere at once. */
export function MediaView({ src, name, kind }: ViewProps & { readonly kind: 'video' | 'audio' }) {
  const [lost, setLost] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const { onAt } = use(FilePlacesContext)
  useAimedSecond(player)
  if (lost)
    return (
      <div className="cb-preview-lost" role="alert">
        浏览器无法播放这个文件，请下载后打开
      </div>
    )
  const Player = kind
  return (
    <div className={`cb-preview-media is-${kind}`}>
      <Player
        ref={player}
        src={src}
        aria-label={name}
        controls
        autoPlay
        playsInline
        preload="metadata"
        onDurationChange={({ currentTarget }) => setSeconds(currentTarget.duration)}
        onTimeUpdate={({ currentTarget }) => onAt({ second: Math.floor(currentTarget.currentTime) })}
        onError={() => setLost(true)}
      />
      <FilmPins seconds={seconds} />
    </div>
  )
}

/** The remarks along the length of the film. */
const FilmPins = ({ seconds }: { readonly seconds: number }) => {
  const pins = use(FilePlacesContext).pins.filter((pin) => pin.second !== undefined)
  if (pins.length === 0 || !Number.isFinite(seconds) || seconds <= 0) return null
  return (
    <div className="cb-film-pins">
      {pins.map((pin) => (
        <Pin key={pin.id} pin={pin} style={{ left: `${Math.min(100, ((pin.second ?? 0) / seconds) * 100)}%` }} />
      ))}
    </div>
  )
}

/** Winds to the second of the remark that is chosen. */
const useAimedSecond = (player: React.RefObject<HTMLMediaElement | null>): void => {
  const { aim } = use(FilePlacesContext)
  useEffect(() => {
    if (player.current && aim?.second !== undefined) player.current.currentTime = aim.second
  }, [player, aim])
}
