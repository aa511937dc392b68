import { useEffect, useState } from 'react'
import type { ViewProps } from './view.ts'

const MOST = 1_048_576

/** A text file, UTF-8 or GB18030 by what its bytes allow; the first 1 MB, and no more of it is fetched. */
export function TextView({ src, name }: ViewProps) {
  const [text, setText] = useState<string>()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    fetch(src, { signal: stop.signal, credentials: 'same-origin', headers: { Range: `bytes=0-${MOST - 1}` } })
      .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(answer.statusText))))
      .then((bytes) => setText(decode(bytes.slice(0, MOST))))
      .catch(() => stop.signal.aborted || setLost(true))
    return () => stop.abort()
  }, [src])
  if (lost)
    return (
      <div className="cb-preview-lost" role="alert">
        文件没有读出来，关闭后再试，或下载查看
      </div>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="cb-text" tabIndex={0} aria-label={name}>
      <pre>{text}</pre>
    </section>
  )
}

/** Text of unknown coding: UTF-8 where it is valid, else GB18030, as older Chinese files are. */
export function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
