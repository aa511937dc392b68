import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { nullWhenMissing } from './disk-error.ts'
import { storageKey } from './key.ts'
import type { Shelf } from './storage.ts'

/** Files under `folder`: `{last two characters of the key}/{key}`. A file is taken over by its renaming. */
export const diskShelf = (folder: string): Shelf => ({
  keep: (path, key) => settle(folder, path, pathOf(folder, key)),
  get: (key, range) => createReadStream(pathOf(folder, key), range ? { start: range.from, end: range.to } : undefined),
  stat: async (key) => {
    const found = await stat(pathOf(folder, key)).catch(nullWhenMissing)
    return found && { size: found.size }
  },
  remove: (key) => rm(pathOf(folder, key), { force: true }),
  list: () => list(folder),
  tidy: async () => 0,
})

async function* list(folder: string): AsyncGenerator<{ key: string; writtenMs: number }> {
  for (const shelf of (await readdir(folder).catch(() => [])).filter((name) => name.length === 2)) {
    for (const key of await readdir(join(folder, shelf)).catch(() => [])) {
      const found = await stat(join(folder, shelf, key)).catch(nullWhenMissing)
      if (found?.isFile()) yield { key, writtenMs: found.mtimeMs }
    }
  }
}

/** A renaming counts only when the folders that changed by it are on the disk too. */
async function settle(folder: string, part: string, path: string): Promise<void> {
  const isNew = (await mkdir(dirname(path), { recursive: true })) !== undefined
  await rename(part, path)
  await syncFolder(dirname(path))
  if (isNew) await syncFolder(folder)
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(nullOnWindows)
  try {
    await handle?.sync()
  } finally {
    await handle?.close()
  }
}

const pathOf = (folder: string, key: string): string => join(folder, storageKey(key).slice(-2), key)

/** Windows cannot open folders; its file system stores names without a sync. */
function nullOnWindows(error: unknown): null {
  if (process.platform === 'win32') return null
  throw error
}
