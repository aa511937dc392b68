import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './places.ts'
import { serverFlags } from './server-flags.mjs'

let place: string

/** The commands beside a server that only prints how it was started, and parts that are installed. */
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'chengban-start-'))
  await mkdir(join(place, 'node_modules'))
  for (const name of ['run.mjs', 'server-flags.mjs'])
    await cp(join(root, 'scripts', name), join(place, 'scripts', name))
  await writeFile(join(place, 'package-lock.json'), '{}')
  await writeFile(join(place, 'node_modules/.chengban-lock'), createHash('sha256').update('{}').digest('hex'))
  const told = 'console.log(JSON.stringify([process.execArgv, process.env.MALLOC_ARENA_MAX ?? null]))'
  await writeFile(join(place, 'scripts/start.ts'), told)
  await mkdir(join(place, 'apps/server/commands'), { recursive: true })
  await writeFile(join(place, 'apps/server/commands/key.ts'), told)
})

afterAll(() => rm(place, { recursive: true }))

const started = (task: string, given: NodeJS.ProcessEnv = {}): unknown => {
  const { MALLOC_ARENA_MAX: _, ...env } = process.env
  const args = [join(place, 'scripts/run.mjs'), task]
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...env, ...given } }).stdout)
}

it('bounds the memory of the server, unless its house has set the pools itself', () => {
  expect(started('start')).toEqual([serverFlags, '2'])
  expect(started('start', { MALLOC_ARENA_MAX: '5' })).toEqual([serverFlags, '5'])
})

it('leaves the other commands as they are', () => {
  expect(started('key')).toEqual([[], null])
})
