/** What a file's bytes show it to be. */
export type Content =
  | 'pdf'
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'doc'
  | 'xls'
  | 'ppt'
  | 'lockedOffice'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'ofd'
  | 'apk'
  | 'zip'
  | 'rar'
  | '7z'
  | 'gz'
  | 'exe'
  | 'isoMedia'
  | 'quicktime'
  | 'webm'
  | 'mp3'
  | 'wav'
  | 'utf8'
  | 'gb18030'
  | 'xml'
  | 'markup'

interface Type {
  mime: string
  /** What a file of this extension may contain. */
  holds: readonly Content[]
}

const openXml = 'application/vnd.openxmlformats-officedocument'
const plain: readonly Content[] = ['utf8', 'gb18030']
const archive: readonly Content[] = ['zip', 'apk', 'docx', 'xlsx', 'pptx', 'ofd']

/** Every extension that any control takes. A word processor's file under a password is an OLE2 container. */
const types: Readonly<Record<string, Type>> = {
  pdf: { mime: 'application/pdf', holds: ['pdf'] },
  jpg: { mime: 'image/jpeg', holds: ['jpeg'] },
  jpeg: { mime: 'image/jpeg', holds: ['jpeg'] },
  png: { mime: 'image/png', holds: ['png'] },
  gif: { mime: 'image/gif', holds: ['gif'] },
  webp: { mime: 'image/webp', holds: ['webp'] },
  doc: { mime: 'application/msword', holds: ['doc'] },
  xls: { mime: 'application/vnd.ms-excel', holds: ['xls'] },
  ppt: { mime: 'application/vnd.ms-powerpoint', holds: ['ppt'] },
  docx: { mime: `${openXml}.wordprocessingml.document`, holds: ['docx', 'lockedOffice'] },
  xlsx: { mime: `${openXml}.spreadsheetml.sheet`, holds: ['xlsx', 'lockedOffice'] },
  pptx: { mime: `${openXml}.presentationml.presentation`, holds: ['pptx', 'lockedOffice'] },
  ofd: { mime: 'application/ofd', holds: ['ofd'] },
  txt: { mime: 'text/plain', holds: plain },
  csv: { mime: 'text/csv', holds: plain },
  xml: { mime: 'application/xml', holds: ['xml'] },
  zip: { mime: 'application/zip', holds: archive },
  jar: { mime: 'application/java-archive', holds: archive },
  war: { mime: 'application/java-archive', holds: archive },
  apk: { mime: 'application/vnd.android.package-archive', holds: ['apk'] },
  rar: { mime: 'application/vnd.rar', holds: ['rar'] },
  '7z': { mime: 'application/x-7z-compressed', holds: ['7z'] },
  gz: { mime: 'application/gzip', holds: ['gz'] },
  exe: { mime: 'application/vnd.microsoft.portable-executable', holds: ['exe'] },
  mp4: { mime: 'video/mp4', holds: ['isoMedia'] },
  mov: { mime: 'video/quicktime', holds: ['quicktime', 'isoMedia'] },
  m4a: { mime: 'audio/mp4', holds: ['isoMedia'] },
  webm: { mime: 'video/webm', holds: ['webm'] },
  mp3: { mime: 'audio/mpeg', holds: ['mp3'] },
  wav: { mime: 'audio/wav', holds: ['wav'] },
}

const typeOf = (ext: string): Type | undefined => (Object.hasOwn(types, ext) ? types[ext] : undefined)

/** Whether an extension is one that some control may take. */
export const isKnown = (ext: string): boolean => typeOf(ext) !== undefined

/** Whether extension and content agree. */
export const agrees = (ext: string, content: Content | null): boolean =>
  content !== null && typeOf(ext)?.holds.includes(content) === true

/** The media type a file is served with; text says its encoding. */
export function mimeOf(ext: string, content: Content): string {
  const mime = typeOf(ext)?.mime ?? 'application/octet-stream'
  if (content === 'utf8') return `${mime}; charset=utf-8`
  return content === 'gb18030' ? `${mime}; charset=gb18030` : mime
}
