import { idOf } from '../../../data/row.ts'
import type { FileEntry } from '../../../files/file-entry.ts'
import type { Part } from '../../../record/page/stage.ts'

interface Ways {
  readonly send: (file: File) => Promise<FileEntry>
  readonly move: (part: Part, entries: readonly FileEntry[]) => Promise<unknown>
}

/** Sends files and brings them to their rows, several of one together; what did not go, by file. */
export const sendMatched = async (
  matched: readonly { readonly file: File; readonly to: string }[],
  parts: readonly Part[],
  { send, move }: Ways,
): Promise<ReadonlyMap<File, string>> => {
  const problems = new Map<File, string>()
  for (const part of parts) {
    const files = matched.filter(({ to }) => to === idOf(part.row)).map(({ file }) => file)
    if (files.length === 0) continue
    try {
      const entries: FileEntry[] = []
      for (const file of files) entries.push(await send(file))
      await move(part, entries)
    } catch (error) {
      for (const file of files) problems.set(file, error instanceof Error ? error.message : '系统异常')
    }
  }
  return problems
}
