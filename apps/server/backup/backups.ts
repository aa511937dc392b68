import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { isAlive } from '../database/alive.ts'

/** Made by the schedule, which removes them in their turn; those made by hand stay. */
export type BackupOrigin = 'daily' | 'hand' | 'move'

const unfinished = '.part-'
const form = /^(\d{8}-\d{6})-(daily|hand|move)$/

/** `20261121-040000-daily`: sorted by name they are sorted by time (that of Asia/Shanghai). */
export const nameOf = (made: Date, origin: BackupOrigin): string => {
  const local = new Date(made.getTime() + 8 * 3_600_000).toISOString()
  return `${local.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}-${origin}`
}

/** When a backup of this name was made. */
export const madeAt = (name: string): Date => {
  const [, y, m, d, h, min, s] = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)/.exec(name) ?? []
  return new Date(`${y}-${m}-${d}T${h}:${min}:${s}+08:00`)
}

/** The name of a backup until it is complete. */
export const partOf = (folder: string, name: string): string => join(folder, `${unfinished}${process.pid}-${name}`)

/** Names of the whole backups in a folder, the newest first. */
export const wholeBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => form.test(name) && existsSync(join(folder, name, 'manifest.json')))
    .sort()
    .reverse()

/** Removes what killed processes left behind. */
export const clearUnfinished = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch(() => []))
    if (name.startsWith(unfinished) && !isAlive(Number.parseInt(name.slice(unfinished.length), 10)))
      await rm(join(folder, name), { recursive: true, force: true })
}

/** Removes the oldest of the schedule's beyond so many; gives how many went. A name goes before its content does. */
export const keepNewest = async (folder: string, keep: number): Promise<number> => {
  const old = (await wholeBackups(folder)).filter((name) => form.exec(name)?.[2] === 'daily').slice(keep)
  for (const name of old) {
    const aside = partOf(folder, name)
    await rename(join(folder, name), aside)
    await rm(aside, { recursive: true, force: true })
  }
  return old.length
}
