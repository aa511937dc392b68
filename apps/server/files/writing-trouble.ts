import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import { Unavailable } from '@chengban/kernel/refusal.ts'

const key = 'health-probe'
const bytes = Buffer.alloc(4096)
const patienceMs = 5000
const holdsMs = 30_000

/** Why no file can be kept now, on the disk or in the bucket, tried by keeping one; undefined where it can. */
export const writingTrouble = (storage: FileStorage): Promise<string | undefined> =>
  Promise.race([tried(storage), delay(patienceMs, '文件存储没有应答，不能保存文件', { ref: false })])

const tried = async (storage: FileStorage): Promise<string | undefined> => {
  try {
    await storage.put(Readable.from([bytes]), key, { maxBytes: bytes.length, tooLarge: '' })
    await storage.remove(key)
    return undefined
  } catch (error) {
    if (error instanceof Unavailable) return `不能保存文件：${error.message}`
    const { code } = error as { code?: unknown }
    return typeof code === 'string' ? `不能保存文件：数据目录不可写（${code}）` : '不能保存文件：文件桶拒绝写入'
  }
}

/** The same, checked at most twice a minute however often it is called; in between the last result counts. */
export const watchWriting = (storage: FileStorage): (() => Promise<string | undefined>) => {
  let [at, running] = [-holdsMs, Promise.resolve<string | undefined>(undefined)]
  return () => {
    if (performance.now() - at >= holdsMs) {
      at = performance.now()
      running = writingTrouble(storage)
    }
    return running
  }
}
