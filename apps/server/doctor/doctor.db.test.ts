import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aboutServer, behind } from '../database/fitness.ts'
import { readSettings } from '../settings.ts'
import { emptyDatabase } from '../testing/database.ts'
import { memoryFolder } from '../testing/memory.ts'
import { openServer, type TestServer } from '../testing/server.ts'
import { lookAtDatabase } from './database.ts'
import type { Finding } from './finding.ts'
import { lookAtMachine } from './machine.ts'
import { lookAtServer } from './server.ts'
import { lookAtBackups, lookAtWork } from './work.ts'

let server: TestServer
let folder: string

beforeAll(async () => {
  server = await openServer()
  folder = await memoryFolder()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const said = (findings: readonly Finding[], state: Finding['state']): string =>
  findings
    .filter((finding) => finding.state === state)
    .map(({ text }) => text)
    .join('\n')

describe('the database', () => {
  it('of expendable settings is told of, and nothing else of a sound one', async () => {
    const findings = await lookAtDatabase(server.owner, server.database.url)
    // the tests' own cluster writes nothing to the disk
    expect(said(findings, 'bad')).toBe(
      '数据库的 fsync、full_page_writes、synchronous_commit 已关闭：断电会损坏数据，请打开',
    )
    const { version } = await aboutServer(server.owner)
    expect(said(findings, 'odd')).toBe(behind(version) ?? '')
    expect(said(findings, 'good')).toContain('数据库结构与本版本一致')
  })

  it('with a migration that is unknown, changed or due', async () => {
    await server.owner.query('begin')
    await server.owner.query(`insert into app.migration (name, hash) values ('9999_later.sql', 'x')`)
    expect(said(await lookAtDatabase(server.owner, server.database.url), 'bad')).toContain(
      '数据库来自更新的版本（有 9999_later.sql）',
    )
    await server.owner.query(`update app.migration set hash = 'x' where name like '0047%'`)
    expect(said(await lookAtDatabase(server.owner, server.database.url), 'bad')).toMatch(
      /迁移 0047_\w+\.sql 在执行之后被改动/,
    )
    await server.owner.query('rollback; begin')
    await server.owner.query(`insert into app.migration (name, hash) values ('0001_tables.sql', 'x')`)
    expect(said(await lookAtDatabase(server.owner, server.database.url), 'bad')).toContain(
      '数据库来自过旧的版本（止于 0001_tables.sql）',
    )
    await server.owner.query('rollback; begin')
    await server.owner.query(`update app.migration set hash = 'x' where name = 'derived.sql'`)
    expect(said(await lookAtDatabase(server.owner, server.database.url), 'odd')).toContain('有 1 项结构变更')
    await server.owner.query('rollback')
  })

  it('that is empty', async () => {
    const database = await emptyDatabase()
    const client = new pg.Client(database.url)
    await client.connect()
    expect(said(await lookAtDatabase(client, database.url), 'odd')).toContain('数据库还是空的')
    expect(await lookAtWork(client)).toEqual([])
    await client.end()
    await database.drop()
  })
})

describe('work', () => {
  it('that failed and was not done since, messages that do not go out, and a clock that was moved', async () => {
    const { owner } = server
    await owner.query(`insert into app.job_run (id, name, tz_start, ms, reference) values
      (gen_random_uuid(), 'fileSweep', now() - interval '1 hour', 1, 'AAAA0001'),
      (gen_random_uuid(), 'messageSweep', now() - interval '1 hour', 1, 'AAAA0002')`)
    await owner.query(
      `insert into app.job_run (id, name, tz_start, ms) values (gen_random_uuid(), 'messageSweep', now(), 1)`,
    )
    await server.make('message', {
      userId: await server.idOf('user', {}),
      kind: '系统',
      title: 'x',
      tzCreate: new Date(Date.now() - 2 * 3_600_000),
    })
    await owner.query(`update store.message set ding_status = '待发送', ding_error = 'HTTP 502' where title = 'x'`)
    await owner.query(`insert into app.setting (key, value) values ('clock.offsetSeconds', '86400')`)
    expect(said(await lookAtWork(owner), 'odd').split('\n')).toEqual([
      '任务 fileSweep 24 小时内失败 1 次，之后没有成功过：日志编号 AAAA0001',
      '7 天内 0 条消息没能发到钉钉，1 条还在重试（HTTP 502）：检查参数 ding.*',
      '业务时钟被测试拨动了 86400 秒，设置 TEST_HOOKS=1 时生效',
    ])
  })

  it('whose backups are missing, old or damaged', async () => {
    const look = (keep: string) => lookAtBackups(readSettings({ BACKUP_DIR: folder, BACKUP_KEEP: keep }))
    expect(said(await look('0'), 'odd')).toMatch(/BACKUP_KEEP=0.*\n.*还没有备份/)
    const old = join(folder, '20200101-040000-daily')
    await mkdir(old, { mode: 0o700 })
    await writeFile(join(old, 'manifest.json'), '{}')
    await writeFile(join(old, 'manifest.json.sha256'), 'wrong')
    const findings = await look('7')
    expect(said(findings, 'odd')).toContain('检查任务 backup')
    expect(said(findings, 'bad')).toContain('备份已损坏：manifest.json')
    await chmod(old, 0o755)
    expect(said(await look('7'), 'bad')).toContain('别人也能读')
  })
})

describe('the machine', () => {
  it('whose keys others can read', async () => {
    await writeFile(join(folder, 'postgres.password'), 'x', { mode: 0o644 })
    await chmod(join(folder, 'postgres.password'), 0o644)
    expect(said(await lookAtMachine(readSettings({ DATA_DIR: folder })), 'bad')).toBe(
      `数据目录里 1 处别人也能读（如 ${join(folder, 'postgres.password')}）：执行 chmod -R go= ${folder}`,
    )
    const hooks = await lookAtMachine(readSettings({ DATA_DIR: folder, TEST_HOOKS: '1' }))
    expect(said(hooks, 'odd')).toContain('TEST_HOOKS=1')
  })

  it('whose port somebody else has, a server that is not ready has, or nobody', async () => {
    let answer = 'hello'
    const other = createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const look = async () => lookAtServer({ host: '127.0.0.1', port })
    expect(await look()).toEqual({ state: 'bad', text: `端口 ${port} 被其他程序占用：换 PORT 或停止该程序` })
    answer = JSON.stringify({ code: 'INTERNAL', message: '数据库无法连接', data: { ready: false } })
    expect(await look()).toMatchObject({ state: 'bad', text: expect.stringContaining('没有就绪：数据库无法连接') })
    answer = JSON.stringify({ code: 'OK', data: { ready: true } })
    expect(await look()).toMatchObject({ state: 'good' })
    await new Promise((resolve) => other.close(resolve))
    expect(await look()).toMatchObject({ state: 'odd', text: expect.stringContaining('没有运行') })
  })
})
