import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clearParts, partsFolder } from './parts.ts'

test('only parts long untouched go; no folder is no error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parts-'))
  expect(await clearParts(folder, 0)).toBe(0)
  await mkdir(partsFolder(folder))
  for (const name of ['old', 'coming']) await writeFile(join(partsFolder(folder), name), 'x')
  await utimes(join(partsFolder(folder), 'old'), 0, 0)
  expect(await clearParts(folder, 86_400_000)).toBe(1)
  expect(await readdir(partsFolder(folder))).toEqual(['coming'])
  await rm(folder, { recursive: true })
})
