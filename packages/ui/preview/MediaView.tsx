import { useState } from 'react'
import type { ViewProps } from './view.ts'

/** A film or a recording; the server sends the part that is played, so it can be wound to anywhere at once. */
export function MediaView({ src, name, kind }: ViewProps & { readonly kind: 'video' | 'audio' }) {
  const [lost, setLost] = useState(false)
  if (lost)
    return (
      <div className="cb-preview-lost" role="alert">
        浏览器无法播放这个文件，请下载后打开
      </div>
    )
  const Player = kind
  return (
    <Player
      className={`cb-preview-media is-${kind}`}
      src={src}
      aria-label={name}
      controls
      autoPlay
      playsInline
      preload="metadata"
      onError={() => setLost(true)}
    />
  )
}
