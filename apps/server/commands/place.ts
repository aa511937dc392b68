import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startEmbedded, startStanding } from '../database/embedded.ts'
import type { Settings } from '../settings.ts'

/** The database of a place, as its owner reaches it. */
export interface Place {
  readonly url: string
  /** In words, without its password. */
  readonly label: string
  close(): Promise<void>
}

/** What the settings name: the outside database, else the embedded one, started where it does not run. */
export const openPlace = async ({ databaseUrl, dataDir }: Settings): Promise<Place> => {
  if (databaseUrl) return { url: databaseUrl, label: labelOf(databaseUrl), close: async () => undefined }
  const { url, stop } = await startEmbedded({ dataDir })
  return { url, label: `内置数据库 ${resolve(dataDir)}`, close: stop }
}

/** The same read-only: makes nothing, and ends what it starts. */
export const lookAtPlace = async ({ databaseUrl, dataDir }: Settings): Promise<Pick<Place, 'url' | 'close'>> => {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined }
  const { url, stop } = await startStanding(dataDir)
  return { url, close: stop }
}

/** The same where there must be one already; rejects with a sentence. */
export const openStanding = async (settings: Settings): Promise<Place> => {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'postgres/PG_VERSION')))
    throw new Error(`${resolve(settings.dataDir)} 里没有数据库，请检查 DATA_DIR 与 DATABASE_URL`)
  return openPlace(settings)
}

export const labelOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url)
  return `数据库 ${hostname}${port && `:${port}`}${pathname}`
}
