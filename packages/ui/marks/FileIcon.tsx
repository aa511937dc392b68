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
import { extensionOf } from '../files/extension.ts'

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

/** The sign of a file's kind. */
export default function FileIcon({ name }: { readonly name: string }) {
  const Icon = ICONS[extensionOf(name)] ?? FileOutlined
  return <Icon />
}
