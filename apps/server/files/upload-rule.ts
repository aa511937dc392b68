import { isKnown } from '@chengban/engine/files/content.ts'
import { isFolder } from '@chengban/engine/files/folders.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { Folder } from '@chengban/kernel/upload-folders.ts'
import type { Identity } from '../auth/context.ts'
import type { FileDoor } from './door.ts'
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
  actor: Identity,
  fields: FormFields,
  ext: string,
): Promise<UploadRule> {
  const folder = fields.folder || 'attachment'
  if (!isFolder(folder)) throw new Refusal('VALIDATION', '目录错误')
  if (folder === 'package' && !(await door.mayUpload(actor, folder))) throw new Refusal('FORBIDDEN', '权限不足')
  const { accept, maxBytes, tooLarge } = (await door.rules())[folder]
  const own = folder === 'package' || !fields.control ? null : door.acceptOf(fields.control)
  const accepted = (own ?? accept).includes(ext) && (folder === 'package' || ext !== 'exe')
  if (!accepted || !isKnown(ext)) throw unknownType()
  return { folder, maxBytes, tooLarge }
}

export const unknownType = (): Refusal => new Refusal('VALIDATION', '不支持的文件类型')
