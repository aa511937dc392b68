import { mkdir } from 'node:fs/promises'
import process from 'node:process'
import { reports, vitest } from './suites.ts'

// everything that `npm test` asks a part of; `MATRIX_OF=client,contract` asks of these alone
await mkdir(reports, { recursive: true })
const { passed, failed } = await vitest('权限矩阵 refusal matrix', ['database'], {
  only: ['apps/server/matrix/matrix.db.test.ts', 'apps/server/matrix/other-half.db.test.ts'],
  env: { MATRIX_SEED: 'all' },
})
for (const failure of failed) console.log(`✗ ${failure}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
