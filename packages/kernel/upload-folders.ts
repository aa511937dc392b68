/** 1 TB, the most bytes any file may have. */
export const terabyte = 1_099_511_627_776

const pictures = ['jpg', 'jpeg', 'gif', 'png'] as const

/** The folders uploads go to, and the extensions each takes while configuration (`upload.types`) says nothing else. */
export const uploadTypes = {
  attachment: ['pdf', ...pictures, 'txt', 'ppt', 'doc', 'docx', 'xls', 'xlsx', 'pptx'],
  image: pictures,
  avatar: pictures,
  video: ['mp4', 'mov', 'webm', 'mp3', 'm4a', 'wav'],
  signature: ['png'],
  package: ['zip', 'rar', '7z', 'gz', 'war', 'jar', 'apk', 'exe'],
  import: ['xlsx', 'csv'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Folder = keyof typeof uploadTypes
