/** 1 TB, the most bytes any file may have. */
export const terabyte = 1_099_511_627_776
const mega = 1_048_576

export const folders = ['attachment', 'image', 'avatar', 'video', 'signature', 'package', 'import'] as const
export type Folder = (typeof folders)[number]

/** What a folder takes. */
export interface FolderRule {
  /** Extensions in lower case. */
  accept: readonly string[]
  maxBytes: number
  /** The sentence for a file with more. */
  tooLarge: string
}

const images = ['jpg', 'jpeg', 'gif', 'png']
const any = { maxBytes: terabyte, tooLarge: '文件超过1TB' }
const image = { accept: images, maxBytes: 50 * mega, tooLarge: '图片不能超过50MB' }

/** The rules that hold while configuration says nothing else. */
export const folderRules: Record<Folder, FolderRule> = {
  attachment: { accept: ['pdf', ...images, 'txt', 'ppt', 'doc', 'docx', 'xls', 'xlsx', 'pptx'], ...any },
  image,
  avatar: image,
  video: { accept: ['mp4', 'mov', 'webm', 'mp3', 'm4a', 'wav'], ...any },
  signature: { accept: ['png'], maxBytes: 2 * mega, tooLarge: '签名不能超过2MB' },
  package: { accept: ['zip', 'rar', '7z', 'gz', 'war', 'jar', 'apk', 'exe'], ...any },
  import: { accept: ['xlsx', 'csv'], maxBytes: 20 * mega, tooLarge: '导入文件不能超过20MB' },
}

export const isFolder = (text: string): text is Folder => (folders as readonly string[]).includes(text)
