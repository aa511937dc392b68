import { resolve } from 'node:path'
import type { Settings } from './settings.ts'

type Known = Pick<Settings, 'host' | 'port' | 'dataDir' | 'databaseUrl'>
type Coded = Error & { readonly code?: string; readonly syscall?: string; readonly path?: string }

/** Of PostgreSQL: wrong password, no such role, no such database, shutting down or starting up. */
const databaseStates = /^(28|3D|57P)/
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'])
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENOENT', 'ENOSPC'])

/** Returns why the server did not start, for its administrator; undefined where it is nothing they could mend. */
export const startFailure = (error: unknown, settings: Known): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const { code = '', syscall, path, message }: Coded = error
  if (syscall === 'listen') return listenFailure(code, settings)
  if (settings.databaseUrl && (unreachable.has(code) || databaseStates.test(code)))
    return `数据库不能访问（${message || code}）：检查 DATABASE_URL，以及数据库是否在运行`
  const folder = resolve(settings.dataDir)
  if (unwritable.has(code) && path?.startsWith(folder))
    return `数据目录 ${folder} 不可写（${code}）：检查 DATA_DIR，以及它属于谁`
  // errors thrown for administrators are Chinese sentences already: a changed migration, data of another PostgreSQL
  return error.constructor === Error && !code && /\p{Script=Han}/u.test(message) ? message : undefined
}

const listenFailure = (code: string, { host, port }: Known): string =>
  code === 'EADDRINUSE'
    ? `端口 ${port} 被其他程序占用：换 PORT 或停止该程序`
    : `不能监听 ${host}:${port}（${code}）：检查 HOST 与 PORT`
