import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loginUrl } from '../database/roles.ts'
import { makeRunner } from '../jobs/make-runner.ts'
import type { JobRunner } from '../jobs/runner.ts'
import { readSettings } from '../settings.ts'
import { adminPassword, openServer, type TestServer } from '../testing/server.ts'
import { wholeBackups } from './backups.ts'
import { backupJob } from './daily.ts'

let server: TestServer
let runner: JobRunner
let folder: string

beforeAll(async () => {
  server = await openServer()
  folder = join(server.dataDir, 'backups')
  const settings = readSettings({ DATA_DIR: server.dataDir, BACKUP_KEEP: '1' })
  runner = makeRunner({
    server: server.parts,
    jobs: [backupJob(settings, server.database.url)],
    storage: diskStorage(join(server.dataDir, 'files')),
    url: await loginUrl(server.owner, server.database.url),
    ownerUrl: server.database.url,
  })
  runner.start()
})
afterAll(async () => {
  await runner.stop()
  await server.close()
})

it('takes no number of backups that is none', () => {
  expect(() => readSettings({ BACKUP_KEEP: 'many' })).toThrow('BACKUP_KEEP')
  expect(readSettings({ BACKUP_KEEP: '0' }).backup.keep).toBe(0)
  expect(readSettings({ DATA_DIR: '/srv/x' }).backup).toEqual({ folder: '/srv/x/backups', keep: 7 })
})

it('tells who manages the settings once that it failed, and why', async () => {
  await writeFile(folder, 'in the way')
  for (let n = 0; n < 2; n++) await expect(runner.ask('backup')).rejects.toMatchObject({ code: 'INTERNAL' })
  const admin = await server.signIn('admin', adminPassword)
  const { nodes } = (await admin.get('/api/message')).data
  const told = nodes.filter(({ title }: { title: string }) => title === '自动备份失败')
  expect(told).toEqual([expect.objectContaining({ kind: '系统', text: expect.stringContaining('EEXIST') })])
  const { rows } = await server.owner.query(`select distinct u from app.holders_of('config:manage') u`)
  const all = await server.owner.query(`select user_id from store.message where title = '自动备份失败'`)
  expect(all.rowCount).toBe(rows.length)
  await rm(folder)
})

it('makes a backup a day and keeps as many as it is told', async () => {
  expect(await runner.ask('backup')).toMatchObject({ files: 0, remarks: 0, removed: 0 })
  const [former] = await wholeBackups(folder)
  expect(former).toMatch(/-daily$/)
  expect(await runner.ask('backup')).toMatchObject({ removed: 1 })
  const left = await wholeBackups(folder)
  expect(left).toHaveLength(1)
  expect(left).not.toContain(former)
})
