import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, readFile, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import { openToOthers } from '../data-folder.ts'
import type { Settings } from '../settings.ts'
import { bad, type Finding, good, odd } from './finding.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const gigabyte = 2 ** 30

/** Node, dependencies, pages, the data folder and its disk. */
export const lookAtMachine = async ({ dataDir, testHooks }: Settings): Promise<Finding[]> => [
  nodeVersion(),
  await dependencies(),
  pages(),
  ...(await dataFolder(resolve(dataDir))),
  ...(testHooks ? [odd('TEST_HOOKS=1：任何人都能拨动时钟，正式使用时请去掉')] : []),
]

const nodeVersion = (): Finding => {
  const [major = 0] = process.versions.node.split('.').map(Number)
  return major >= 24 ? good(`Node.js ${process.versions.node}`) : bad(`Node.js ${process.versions.node} 太旧，需要 24`)
}

const dependencies = async (): Promise<Finding> => {
  const lock = await readFile(join(root, 'package-lock.json'))
  const installed = await readFile(join(root, 'node_modules/.chengban-lock'), 'utf8').catch(() => undefined)
  // with `lean` behind it where the tools of tests were left out
  if (installed?.split(' ')[0] === createHash('sha256').update(lock).digest('hex'))
    return good('依赖与 package-lock.json 一致')
  return bad('依赖与 package-lock.json 不一致：执行 npm ci')
}

const pages = (): Finding =>
  existsSync(join(root, 'apps/web/dist/index.html'))
    ? good('页面已生成')
    : odd('页面尚未生成：npm start 会在启动前生成，直接运行 apps/server/main.ts 则没有页面')

const dataFolder = async (folder: string): Promise<Finding[]> => {
  if (!existsSync(folder)) return [odd(`数据目录 ${folder} 还不存在，首次启动时建立`), await disk(dirname(folder))]
  const refusal = await access(folder, constants.W_OK | constants.X_OK).catch((error: NodeJS.ErrnoException) => error)
  if (refusal) return [bad(`数据目录 ${folder} 不可写（${refusal.code}）：检查它属于谁`)]
  return [good(`数据目录 ${folder} 可写`), await closed(folder), await disk(folder)]
}

/** Checks that a folder is closed to others: its files hold all data. */
const closed = async (folder: string): Promise<Finding> => {
  let [open, first] = [0, '']
  for await (const { path } of openToOthers(folder)) {
    open++
    first ||= path
  }
  if (!open) return good(`数据目录只有它的所有者能读`)
  return bad(`数据目录里 ${open} 处别人也能读（如 ${first}）：执行 chmod -R go= ${folder}`)
}

const disk = async (folder: string): Promise<Finding> => {
  const place = existsSync(folder) ? folder : '/'
  const { bavail, blocks, bsize } = await statfs(place)
  const [free, all] = [bavail * bsize, blocks * bsize]
  const said = `${place} 所在磁盘剩余 ${(free / gigabyte).toFixed(1)} GB（${Math.round((free / all) * 100)}%）`
  if (free < gigabyte) return bad(`${said}，即将写满：清理或扩容`)
  return free < 5 * gigabyte || free < all / 20 ? odd(`${said}，偏少`) : good(said)
}

/** Asks for a file that is not there: an answer means the storage can be reached. */
export const lookAtStorage = async ({ s3 }: Settings, storage: FileStorage): Promise<Finding[]> => {
  if (!s3) return []
  return storage.stat('doctor-probe').then(
    () => [good(`文件桶 ${s3.bucket} 可以访问`)],
    (error: Error) => [bad(`文件桶 ${s3.bucket} 不能访问（${reasonOf(error).slice(0, 120)}）：检查 S3_*`)],
  )
}

/** Returns the innermost reason: an administrator sees what people are not shown. */
const reasonOf = (error: Error): string => (error.cause instanceof Error ? reasonOf(error.cause) : error.message)
