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
import type { ComponentType } from 'react'
import { fileSize } from '../figures/file-size.ts'
import { extensionOf } from '../upload/extension.ts'
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
  readonly onOpen?: (() => void) | undefined
}

/** A file: icon of its kind, name (cut if need be), size. */
export function FileName({ name, size, onOpen }: Props) {
  const Icon = ICONS[extensionOf(name)] ?? FileOutlined
  return (
    <span className="cb-file">
      <span className="cb-file-icon" aria-hidden="true">
        <Icon />
      </span>
      {onOpen ? (
        <button type="button" className="cb-file-name" title={name} onClick={onOpen}>
          {name}
        </button>
      ) : (
        <span className="cb-file-name" title={name}>
          {name}
        </span>
      )}
      {size !== undefined && <span className="cb-file-size">{fileSize(size)}</span>}
    </span>
  )
}
