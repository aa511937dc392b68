import process from 'node:process'
import { parseArgs } from 'node:util'
import { keepNewest } from '../backup/backups.ts'
import { checkBackup } from '../backup/check.ts'
import { figuresOf, summaryOf } from '../backup/summary.ts'
import { takeBackup } from '../backup/take.ts'
import { openStorage } from '../files/open-storage.ts'
import { readSettings } from '../settings.ts'
import { openStanding } from './place.ts'
import { command, tell } from './tell.ts'

/** `npm run backup [-- <folder of backups>]`; `--check <backup>` reads one through; `--daily` is what the schedule runs. */
await command(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'string' }, daily: { type: 'boolean' } },
  })
  if (values.check) return tell(`备份完好：${summaryOf(await checkBackup(values.check))}`)
  const settings = readSettings()
  const [into = settings.backup.folder] = positionals
  const began = performance.now()
  const place = await openStanding(settings)
  try {
    const taking = { url: place.url, storage: openStorage(settings), into, signal }
    const { folder, manifest } = await takeBackup({ ...taking, origin: values.daily ? 'daily' : 'hand' })
    for (const remark of manifest.remarks) process.stderr.write(`注意：${remark}\n`)
    if (!values.daily) return tell(`已备份到 ${folder}：${summaryOf(manifest)}，用时 ${secondsSince(began)} 秒`)
    const removed = await keepNewest(into, settings.backup.keep)
    tell(JSON.stringify({ ...figuresOf(manifest), remarks: manifest.remarks.length, removed }))
  } finally {
    await place.close()
  }
})

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}
