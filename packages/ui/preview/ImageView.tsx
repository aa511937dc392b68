import { useState } from 'react'
import { rotate, zoomed } from './rotation.ts'
import { Tool, Toolbar } from './Toolbar.tsx'
import type { ViewProps } from './view.ts'

/** A picture: fitted first, then zoomed by steps or the wheel and turned by 90°. */
export function ImageView({ src, name }: ViewProps) {
  const [scale, setScale] = useState(1)
  const [turned, setTurned] = useState(0)
  const [lost, setLost] = useState(false)
  if (lost)
    return (
      <div className="cb-preview-lost" role="alert">
        文件没有读出来，关闭后再试，或下载查看
      </div>
    )
  return (
    <>
      <div
        className={`cb-image${scale > 1 ? ' is-large' : ''}`}
        onWheel={(event) => event.ctrlKey && setScale(zoomed(scale, event.deltaY < 0 ? 1 : -1))}
      >
        <img
          src={src}
          alt={name}
          className={turned % 180 === 0 ? undefined : 'is-lying'}
          style={{ transform: `rotate(${turned}deg)`, scale: String(scale) }}
          onError={() => setLost(true)}
          onDoubleClick={() => setScale(scale === 1 ? 2 : 1)}
        />
      </div>
      <Toolbar>
        <Tool name="缩小" sign="out" onUse={() => setScale(zoomed(scale, -1))} />
        <span className="cb-preview-count cb-preview-scale">{Math.round(scale * 100)}%</span>
        <Tool name="放大" sign="in" onUse={() => setScale(zoomed(scale, 1))} />
        <Tool name="旋转" sign="turn" onUse={() => setTurned(rotate(turned, 90))} />
      </Toolbar>
    </>
  )
}
