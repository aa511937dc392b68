import process from 'node:process'
import { restore } from '../backup/restore.ts'
import { summaryOf } from '../backup/summary.ts'
import { openStorage } from '../files/open-storage.ts'
import { readSettings } from '../settings.ts'
import { openPlace } from './place.ts'
import { command, tell } from './tell.ts'

/** `npm run restore -- <backup>`: into the empty place that DATA_DIR, DATABASE_URL and S3_* name. */
await command(async (signal) => {
  const [from] = process.argv.slice(2)
  if (!from) throw new Error('用法：npm run restore -- <备份目录>')
  const settings = readSettings()
  const began = performance.now()
  const place = await openPlace(settings)
  try {
    const manifest = await restore({ from, url: place.url, storage: openStorage(settings), signal })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    tell(`已恢复到${place.label}，逐表逐文件校验一致：${summaryOf(manifest)}，用时 ${seconds} 秒`)
  } finally {
    await place.close()
  }
})
