import { isKnown } from '@chengban/engine/files/content.ts'
import { isFolder } from '@chengban/engine/files/folders.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { type Folder, uploadTypes } from '@chengban/kernel/upload-folders.ts'
import type { FileDoor, Uploader } from './door.ts'
import type { FormFields } from './form.ts'

/** What an upload of one extension may be, once its folder is known. */
export interface UploadRule {
  folder: Folder
  maxBytes: number
  tooLarge: string
}

/** The rule of an upload; refuses the folder, the right to it, or the type. */
export async function uploadRule(
  door: FileDoor,
  { identity, link }: Uploader,
  fields: FormFields,
  ext: string,
): Promise<UploadRule> {
  const folder = fields.folder || 'attachment'
  if (!isFolder(folder)) throw new Refusal('VALIDATION', '目录错误')
  if (link) return ruleByLink(link.of, ext)
  if (folder === 'package' && !(identity && (await door.mayUpload(identity, folder))))
    throw new Refusal('FORBIDDEN', '权限不足')
  const { accept, maxBytes, tooLarge } = (await door.rules())[folder]
  const own = folder === 'package' || !fields.control ? null : door.acceptOf(fields.control)
  const accepted = (own ?? accept).includes(ext) && (folder === 'package' || ext !== 'exe')
  if (!accepted || !isKnown(ext)) throw unknownType()
  return { folder, maxBytes, tooLarge }
}

const tenMegabytes = 10 * 1_048_576
const byLink: Readonly<Record<string, UploadRule & { readonly types: readonly string[] }>> = {
  project: { folder: 'image', types: uploadTypes.image, maxBytes: tenMegabytes, tooLarge: '图片不能超过10MB' },
  entry: {
    folder: 'attachment',
    types: ['pdf', 'jpg', 'jpeg', 'png'],
    maxBytes: tenMegabytes,
    tooLarge: '文件不能超过10MB',
  },
}

/** The entities by whose links files come: pictures of a project's clients, papers of candidates. */
export const linksBringing = Object.keys(byLink)

/** The rule of the linked field; the folder that the sender names does not matter. */
const ruleByLink = (of: string, ext: string): UploadRule => {
  const rule = byLink[of]
  if (!rule?.types.includes(ext)) throw unknownType()
  return rule
}

export const unknownType = (): Refusal => new Refusal('VALIDATION', '不支持的文件类型')
