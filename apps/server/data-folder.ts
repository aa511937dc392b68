import { chmod, lstat, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import process from 'node:process'

/** What this process and those it starts make is their user's alone: folders 700, files 600. */
export const makePrivate = (): void => {
  process.umask(0o077)
}

/** What the product makes in DATA_DIR; PostgreSQL creates and secures its data folder. */
const made = ['files', 'backups', 'postgres.password', 'postgres.port', 'postgres.log', 'postgres.log.1']

/** The folder and everything of ours in it that others may pass, read or write. */
export async function* openToOthers(dataDir: string): AsyncGenerator<{ path: string; mode: number }> {
  if (process.platform === 'win32') return
  const home = resolve(dataDir)
  yield* openAt(home)
  for (const name of made) yield* openWithin(join(home, name))
}

async function* openAt(path: string): AsyncGenerator<{ path: string; mode: number }> {
  const found = await lstat(path).catch(() => undefined)
  if (found && !found.isSymbolicLink() && found.mode & 0o077) yield { path, mode: found.mode }
}

async function* openWithin(path: string): AsyncGenerator<{ path: string; mode: number }> {
  yield* openAt(path)
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (entry.isDirectory()) yield* openWithin(join(path, entry.name))
    else yield* openAt(join(path, entry.name))
  }
}

/**
 * Closes what an earlier version or an administrator left open to others, the folder first and with it the way to the
 * rest. Leaves files of other owners as they are; the doctor reports them.
 */
export const closeToOthers = async (dataDir: string): Promise<void> => {
  for await (const { path, mode } of openToOthers(dataDir)) await chmod(path, mode & 0o700).catch(() => undefined)
}
