import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePasswd } from './cluster-owner.ts'
import { reachable } from './postgres-binaries.ts'

test('a program below a closed folder is out of reach for other users', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chengban-reach-'))
  await mkdir(join(folder, 'bin'))
  expect(await reachable(join(folder, 'bin'))).toBe(false)
  await chmod(folder, 0o755)
  expect(await reachable(join(folder, 'bin'))).toBe(true)
  await rm(folder, { recursive: true })
})

test('system users are read with their numbers; other lines are passed over', () => {
  expect(parsePasswd('postgres:x:101:104:PostgreSQL:/var/lib/postgresql:/bin/bash\n\n# none\n')).toEqual([
    { name: 'postgres', uid: 101, gid: 104 },
  ])
})
