import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of unfinished uploads, under the storage folder. */
export const partsFolder = (folder: string): string => join(folder, '.part')

/**
 * Removes parts that nobody has written to for `ageMs`: left by a process that was killed. By the machine's time, as
 * the file system writes it.
 * @returns how many were removed
 */
export async function clearParts(folder: string, ageMs: number): Promise<number> {
  const names = await readdir(partsFolder(folder)).catch(() => [])
  let removed = 0
  for (const name of names) {
    const path = join(partsFolder(folder), name)
    const found = await stat(path).catch(() => null)
    if (!found || Date.now() - found.mtimeMs < ageMs) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}
