import { isKnown } from '@chengban/engine/files/content.ts'
import { type Folder, folderRules, isFolder } from '@chengban/engine/files/folders.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { FileActor, FileDoor } from './door.ts'
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
  actor: FileActor,
  fields: FormFields,
  ext: string,
): Promise<UploadRule> {
  const folder = fields.folder || 'attachment'
  if (!isFolder(folder)) throw new Refusal('VALIDATION', '目录错误')
  if (folder === 'package' && !(await door.mayUpload(actor, folder))) throw new Refusal('FORBIDDEN', '权限不足')
  const { accept, maxBytes, tooLarge } = (door.rules?.() ?? folderRules)[folder]
  const own = folder === 'package' || !fields.control ? null : door.acceptOf?.(fields.control)
  const accepted = own ? own.includes(ext) && ext !== 'exe' : accept.includes(ext)
  if (!accepted || !isKnown(ext)) throw new Refusal('VALIDATION', '不支持的文件类型')
  return { folder, maxBytes, tooLarge }
}
