import type { Field } from '../field.ts'
import { Problem } from '../kinds/face.ts'
import type { FileEntry } from '../kinds/file.ts'

/** Files as a cell has them: one a line, by the name people know and the address that finds it. */
export const filesCell = (files: readonly FileEntry[]): string =>
  files.map(({ name, url }) => `${name.replace(/\s+/g, ' ')}（${url}）`).join('\n')

/**
 * The files that a cell names, by address only: several files may share a name. Whether the importer may read them is
 * checked when rows are written.
 */
export const filesIn = (text: string, { label }: Field): Pick<FileEntry, 'url'>[] | Problem => {
  const named = text.split('\n').filter((line) => line.trim() !== '')
  const urls = named.flatMap((line) => /(\/file\/[\w./-]+)\s*[)）]?\s*$/.exec(line)?.[1] ?? [])
  if (urls.length < named.length)
    return new Problem(`${label}须写明文件地址，一行一个，如：合同.pdf（/file/attachment/…）`)
  return urls.map((url) => ({ url }))
}
