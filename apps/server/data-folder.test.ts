import { chmod, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run, serve } from './commands/testing/run.ts'
import { standingCluster } from './database/cluster-home.ts'
import { startStanding } from './database/embedded.ts'
import { findPostmaster } from './database/postmaster.ts'
import { memoryFolder } from './testing/memory.ts'

const ADMIN_PASSWORD = 'Chengban-test-2026'
let home: string

beforeAll(async () => {
  home = await memoryFolder()
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** Modes of all our files, and every other sign by which they are recognised. */
const standing = async (): Promise<Map<string, { mode: string; said: string }>> => {
  const found = new Map<string, { mode: string; said: string }>()
  for (const entry of await readdir(home, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (path.startsWith(join(home, 'postgres/'))) continue
    const { mode, size, mtimeMs } = await stat(path)
    found.set(path.slice(home.length + 1), {
      mode: (mode & 0o777).toString(8),
      said: entry.isDirectory() ? '' : `${size} ${mtimeMs}`,
    })
  }
  return found
}

const uploaded = async (base: string): Promise<string> => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'admin', password: ADMIN_PASSWORD })
  const signedIn = await fetch(`${base}/api/auth/web/login`, { method: 'POST', headers, body })
  const { data } = (await signedIn.json()) as { data: { jwtToken: string } }
  const form = new FormData()
  form.set('folder', 'attachment')
  form.set('file', new Blob(['一份说明']), '说明.txt')
  const authorization = `Bearer ${data.jwtToken}`
  const answer = await fetch(`${base}/file`, { method: 'POST', headers: { authorization }, body: form })
  const sent = (await answer.json()) as { code: string; data: string }
  expect(sent.code).toBe('OK')
  return /([0-9a-f-]{36})/.exec(sent.data)?.[1] ?? ''
}

it('what people upload, and all else in the data folder, is its owner’s alone; the doctor holds it, and the files', async () => {
  await chmod(home, 0o755)
  await mkdir(join(home, 'files/ab'), { recursive: true, mode: 0o755 })
  await writeFile(join(home, 'files/ab/left-by-an-older-version'), 'x', { mode: 0o644 })
  await symlink('/etc/hostname', join(home, 'files/elsewhere'))
  const outside = (await stat('/etc/hostname')).mode
  const server = await serve({ DATA_DIR: home, ADMIN_PASSWORD })
  const id = await uploaded(server.base)
  await server.stop()
  await rm(join(home, 'files/elsewhere'))
  expect((await stat('/etc/hostname')).mode).toBe(outside)
  expect((await stat(home)).mode & 0o777).toBe(0o700)
  const before = await standing()
  expect([...before].filter(([, { mode }]) => mode !== '600' && mode !== '700')).toEqual([])
  expect(before.has(`files/${id.slice(-2)}/${id}`)).toBe(true)

  const env = { DATA_DIR: home, PORT: '1' }
  const well = await run('doctor', ['--hashes'], env)
  expect(well.out).toContain('✓ 数据目录只有它的所有者能读')
  expect(well.out).toContain('✓ 上传的 1 个文件都在，内容与上传时一致')
  const after = await standing()
  // the log of the PostgreSQL that was started for the look
  for (const kept of [before, after]) kept.delete('postgres.log')
  expect(after).toEqual(before)
  expect(await findPostmaster(await standingCluster(home))).toBeUndefined()

  // from here on the cluster runs, and no look has to start it
  const running = await startStanding(home)
  const path = join(home, `files/${id.slice(-2)}/${id}`)
  await writeFile(path, '一份说月')
  expect((await run('doctor', [], env)).out).toContain('✓ 上传的 1 个文件都在，大小与上传时一致')
  expect((await run('doctor', ['--hashes'], env)).out).toContain(
    `✗ 上传的 1 个文件与上传时的校验值不符（如 说明.txt ${id}）`,
  )
  await writeFile(path, '一份')
  expect((await run('doctor', [], env)).out).toContain('✗ 上传的 1 个文件与上传时的大小不符')
  await rm(path)
  expect(await run('doctor', [], env)).toMatchObject({
    code: 1,
    out: expect.stringContaining('✗ 上传的 1 个文件已丢失'),
  })

  await running.stop()
  await rm(join(home, 'postgres.password'))
  const lost = await run('doctor', [], env)
  expect(lost.out).toContain('✗ 数据库不能访问：')
  expect(lost.out).toContain('postgres.password 不能读取')
  expect(await readdir(home)).not.toContain('postgres.password')
})
