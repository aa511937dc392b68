import { mostFiles } from '@chengban/kernel/kinds/file.ts'
import { uploadTypes } from '@chengban/kernel/upload-folders.ts'
import { fileSize } from '../figures/file-size.ts'
import { extensionOf } from './extension.ts'

export const DOCUMENT_TYPES: readonly string[] = uploadTypes.attachment
export const IMAGE_TYPES: readonly string[] = uploadTypes.image
export const MOST_FILES = mostFiles

/** Exactly this many bytes pass. */
export const LARGEST_FILE = 1_099_511_627_776

/** What a control takes. */
export interface Limits {
  readonly max: number
  readonly accept: readonly string[]
  /** Of one file; 1 TB unless configured. */
  readonly maxBytes?: number
}

/** The accepted files of a choice, and one message for each refused file. */
export interface Choice {
  readonly taken: readonly File[]
  readonly refused: readonly string[]
}

/** Refuses the whole choice when it holds too many files; otherwise checks each file separately. */
export function chooseFiles(
  files: readonly File[],
  present: number,
  { max, accept, maxBytes = LARGEST_FILE }: Limits,
): Choice {
  if (present + files.length > max) return { taken: [], refused: [`只能上传${max}个文件`] }
  const taken: File[] = []
  const refused: string[] = []
  for (const file of files) {
    const reason = refusal(file, accept, maxBytes)
    if (reason === undefined) taken.push(file)
    else refused.push(`${file.name}：${reason}`)
  }
  return { taken, refused }
}

function refusal(file: File, accept: readonly string[], maxBytes: number): string | undefined {
  if (!accept.includes(extensionOf(file.name))) return '不支持的文件类型'
  if (file.size > LARGEST_FILE) return '文件超过1TB'
  if (file.size > maxBytes) return `文件不能超过${fileSize(maxBytes)}`
  if (file.size === 0) return '文件是空的'
  return undefined
}

/** The list for the browser's file dialog: `.pdf,.jpg`. */
export function acceptList(accept: readonly string[]): string {
  return accept.map((type) => `.${type}`).join(',')
}
