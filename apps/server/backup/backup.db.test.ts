import { readdirSync } from 'node:fs'
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryFolder } from '../testing/memory.ts'
import { type Api, adminPassword, openServer, type TestServer } from '../testing/server.ts'
import { expectOk, pdf } from '../testing/team.ts'
import { keepNewest, madeAt, wholeBackups } from './backups.ts'
import { checkBackup } from './check.ts'
import { type BackupTaken, takeBackup } from './take.ts'

let server: TestServer
let admin: Api
let into: string
let taken: BackupTaken
let url: string

const storage = () => diskStorage(join(server.dataDir, 'files'))
const back = (origin: 'daily' | 'hand' = 'hand') =>
  takeBackup({ url: server.database.url, storage: storage(), into, origin })

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin', adminPassword)
  into = await memoryFolder()
  url = expectOk(await admin.upload('合同.pdf', pdf, 'application/pdf')).data
  taken = await back()
})

afterAll(async () => {
  await server.close()
  await rm(into, { recursive: true, force: true })
})

describe('backups', () => {
  it('are closed to other people of the machine', async () => {
    for (const path of ['.', 'tables', 'files']) expect((await stat(join(taken.folder, path))).mode & 0o077).toBe(0)
    for (const path of ['manifest.json', 'tables/app.secret.copy.gz', 'files.sha256'])
      expect((await stat(join(taken.folder, path))).mode & 0o777).toBe(0o600)
  })

  it('keep no password of the role that signs in', async () => {
    const secrets = gunzipSync(await readFile(join(taken.folder, 'tables/app.secret.copy.gz'))).toString()
    expect(secrets).toContain('token.keys')
    expect(secrets).not.toContain('chengban_login')
  })

  it('name a file that was lost, and go on without it', async () => {
    const lost = expectOk(await admin.upload('丢失.pdf', pdf, 'application/pdf')).data as string
    const id = lost.slice('/file/attachment/'.length).slice(0, 36)
    await storage().remove(id)
    const { folder, manifest } = await back()
    expect(manifest.remarks).toEqual([`文件 ${id} 已丢失，备份中没有它`])
    expect((await checkBackup(folder)).files.count).toBe(taken.manifest.files.count)
    await server.owner.query('delete from store.stored_file where id = $1', [id])
  })

  it('share the files that stand in the one before', async () => {
    const { folder } = await back()
    const id = url.slice('/file/attachment/'.length).slice(0, 36)
    expect((await stat(join(folder, 'files', id.slice(-2), id))).nlink).toBeGreaterThan(1)
    expect((await checkBackup(folder)).remarks).toEqual([])
  })

  it('of the schedule give way to newer ones, those by hand stay', async () => {
    const byHand = await wholeBackups(into)
    for (let n = 0; n < 3; n++) await back('daily')
    const [newest, second] = await wholeBackups(into)
    expect(await keepNewest(into, 2)).toBe(1)
    expect(await wholeBackups(into)).toEqual([newest, second, ...byHand])
    expect(Math.abs(madeAt(newest as string).getTime() - Date.now())).toBeLessThan(60_000)
    expect(await keepNewest(into, 2)).toBe(0)
    expect(readdirSync(into).filter((name) => name.startsWith('.'))).toEqual([])
    await checkBackup(join(into, newest as string))
  })

  it('are taken one at a time', async () => {
    const [first, second] = await Promise.allSettled([back(), back()])
    const reasons = [first, second].flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(reasons).toEqual(['Error: 已有一个备份正在进行'])
  })

  it('leave what killed ones began to the next, which clears it away', async () => {
    const part = join(into, '.part-999999999-20260101-000000-daily')
    await cp(taken.folder, part, { recursive: true })
    expect(await wholeBackups(into)).not.toContain('20260101-000000-daily')
    await back()
    expect(readdirSync(into).filter((name) => name.startsWith('.'))).toEqual([])
  })
})

it('a folder that cannot be written to is told of in a sentence', async () => {
  const file = join(into, 'no-folder')
  await writeFile(file, '')
  const { url: address } = server.database
  const taking = takeBackup({ url: address, storage: storage(), into: join(file, 'backups'), origin: 'hand' })
  await expect(taking).rejects.toThrow(/^备份目录 .*no-folder\/backups 不可写（ENOTDIR）：.*ReadWritePaths/)
  await rm(file)
})
