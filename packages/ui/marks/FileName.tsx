import { Suspense, useState } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import { fileSize } from '../figures/file-size.ts'
import { playTime } from '../figures/play-time.ts'
import { thumbnailOf } from '../files/thumbnail.ts'
import './person.css'

// a dozen icons for lists that mostly show no file
const FileIcon = lazyPart(() => import('./FileIcon.tsx'))

interface Props {
  /** Of a file that was attached by its address alone it is missing until the record is read again. */
  readonly name: string | undefined
  /** Bytes. */
  readonly size?: number | undefined
  /** Of a stored file: pictures show themselves in place of the icon. */
  readonly url?: string | undefined
  /** How long a film or a recording lasts. */
  readonly seconds?: number | undefined
  readonly onOpen?: (() => void) | undefined
}

/** A file: icon of its kind, name (cut if need be), size. */
export function FileName({ name: given, size, url, seconds, onOpen }: Props) {
  const name = given ?? url?.split('/').at(-1) ?? '文件'
  return (
    <span className="cb-file">
      <Sign name={name} src={url === undefined ? undefined : thumbnailOf(url, 64)} />
      {onOpen ? (
        <button type="button" className="cb-file-name" title={name} onClick={onOpen}>
          {name}
        </button>
      ) : (
        <span className="cb-file-name" title={name}>
          {name}
        </span>
      )}
      {seconds !== undefined && <span className="cb-file-size">{playTime(seconds)}</span>}
      {size !== undefined && <span className="cb-file-size">{fileSize(size)}</span>}
    </span>
  )
}

/** The picture itself where there is one that can be drawn, else the sign of the kind. */
function Sign({ name, src }: { readonly name: string; readonly src: string | undefined }) {
  const [lost, setLost] = useState<string>()
  return (
    <span className="cb-file-icon" aria-hidden="true">
      {src !== undefined && src !== lost ? (
        <img className="cb-file-picture" src={src} alt="" loading="lazy" onError={() => setLost(src)} />
      ) : (
        <Suspense>
          <FileIcon name={name} />
        </Suspense>
      )}
    </span>
  )
}
