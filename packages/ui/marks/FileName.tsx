import {
  AudioOutlined,
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import { type ComponentType, useState } from 'react'
import { fileSize } from '../figures/file-size.ts'
import { playTime } from '../figures/play-time.ts'
import { extensionOf } from '../upload/extension.ts'
import { thumbnailOf } from '../upload/thumbnail.ts'
import './person.css'

const ICONS: Readonly<Record<string, ComponentType>> = {
  pdf: FilePdfOutlined,
  ofd: FilePdfOutlined,
  doc: FileWordOutlined,
  docx: FileWordOutlined,
  xls: FileExcelOutlined,
  xlsx: FileExcelOutlined,
  csv: FileExcelOutlined,
  ppt: FilePptOutlined,
  pptx: FilePptOutlined,
  txt: FileTextOutlined,
  jpg: FileImageOutlined,
  jpeg: FileImageOutlined,
  png: FileImageOutlined,
  gif: FileImageOutlined,
  mp4: VideoCameraOutlined,
  mov: VideoCameraOutlined,
  webm: VideoCameraOutlined,
  mp3: AudioOutlined,
  m4a: AudioOutlined,
  wav: AudioOutlined,
  zip: FileZipOutlined,
  rar: FileZipOutlined,
  '7z': FileZipOutlined,
}

interface Props {
  readonly name: string
  /** Bytes. */
  readonly size?: number | undefined
  /** Of a stored file: pictures show themselves in place of the icon. */
  readonly url?: string | undefined
  /** How long a film or a recording lasts. */
  readonly seconds?: number | undefined
  readonly onOpen?: (() => void) | undefined
}

/** A file: icon of its kind, name (cut if need be), size. */
export function FileName({ name, size, url, seconds, onOpen }: Props) {
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
  const Icon = ICONS[extensionOf(name)] ?? FileOutlined
  return (
    <span className="cb-file-icon" aria-hidden="true">
      {src !== undefined && src !== lost ? (
        <img className="cb-file-picture" src={src} alt="" loading="lazy" onError={() => setLost(src)} />
      ) : (
        <Icon />
      )}
    </span>
  )
}
