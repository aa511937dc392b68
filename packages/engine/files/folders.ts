import { isAmong } from '@chengban/kernel/is-among.ts'
import { keysOf } from '@chengban/kernel/keys-of.ts'
import { type Folder, terabyte, uploadTypes } from '@chengban/kernel/upload-folders.ts'
import { isKnown } from './content.ts'

const mega = 1_048_576

export const folders = keysOf(uploadTypes)

/** What a folder takes. */
export interface FolderRule {
  /** Extensions in lower case. */
  accept: readonly string[]
  maxBytes: number
  /** The sentence for a file with more. */
  tooLarge: string
}

export type FolderRules = Readonly<Record<Folder, FolderRule>>

const any = { maxBytes: terabyte, tooLarge: '文件超过1TB' }
const picture = { maxBytes: 50 * mega, tooLarge: '图片不能超过50MB' }

const limits: Readonly<Record<Folder, Omit<FolderRule, 'accept'>>> = {
  attachment: any,
  image: picture,
  avatar: picture,
  video: any,
  signature: { maxBytes: 2 * mega, tooLarge: '签名不能超过2MB' },
  package: any,
  import: { maxBytes: 20 * mega, tooLarge: '导入文件不能超过20MB' },
}

/** The rules that hold while configuration says nothing else. */
export const folderRules = Object.fromEntries(
  folders.map((folder) => [folder, { accept: uploadTypes[folder], ...limits[folder] }]),
) as unknown as FolderRules

export const isFolder = (text: string): text is Folder => isAmong(folders, text)

/** The rules under lists of extensions and a limit in bytes; a folder without a list keeps that of {@link folderRules}. */
export const rulesOf = (lists: Partial<Record<Folder, readonly string[]>>, maxBytes: number): FolderRules => {
  const tooLarge = maxBytes === terabyte ? any.tooLarge : `文件不能超过${sizeInWords(maxBytes)}`
  const ruled = folders.map((folder) => {
    const rule = { ...folderRules[folder], accept: lists[folder] ?? folderRules[folder].accept }
    return [folder, rule.maxBytes > maxBytes ? { ...rule, maxBytes, tooLarge } : rule] as const
  })
  return Object.fromEntries(ruled) as Record<Folder, FolderRule>
}

/** The most that any folder takes. */
export const largestOf = (rules: FolderRules): FolderRule =>
  Object.values(rules).reduce((most, rule) => (rule.maxBytes > most.maxBytes ? rule : most))

/** Lists of extensions by folder, as `upload.types` has them; null for anything else, and for types no control takes. */
export const typesOf = (text: string): Partial<Record<Folder, string[]>> | null => {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const isRight = Object.entries(value).every(
    ([folder, list]) =>
      isFolder(folder) &&
      Array.isArray(list) &&
      list.every((ext) => typeof ext === 'string' && isKnown(ext) && (ext !== 'exe' || folder === 'package')),
  )
  return isRight ? value : null
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `10MB`, `1.5GB`; exact to a tenth of the unit. */
const sizeInWords = (bytes: number): string => {
  if (bytes < 1024) return `${bytes}字节`
  const power = Math.max(1, Math.min(4, Math.floor(Math.log2(bytes) / 10)))
  return `${Math.floor((bytes / 1024 ** power) * 10) / 10}${['', 'KB', 'MB', 'GB', 'TB'][power]}`
}
