import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Locked, missingPrograms } from './complete-lock.ts'
import { root } from './places.ts'

test('the lock file is whole: `npm ci` installs it (else run scripts/complete-lock.ts)', async () => {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  expect(Object.keys(missingPrograms(lock.packages))).toEqual([])
})

test('a program that is missing is entered for its platform only', () => {
  const packages = { 'node_modules/tool': { dev: true, optionalDependencies: { '@tool/linux-arm64-musl': '1.2.3' } } }
  expect(missingPrograms(packages)).toEqual({
    'node_modules/@tool/linux-arm64-musl': {
      version: '1.2.3',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    },
  })
})
