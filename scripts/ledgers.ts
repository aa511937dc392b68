import { mkdir } from 'node:fs/promises'
import process from 'node:process'
import { reports, vitest } from './suites.ts'

// a thousand random steps on both ledgers, of which `npm test` takes fewer; `LEDGER_SEED=7` draws from one seed
await mkdir(reports, { recursive: true })
const seed = process.env.LEDGER_SEED ?? String(Date.now() % 1_000_000)
const { passed, failed } = await vitest(`台账 ledgers (LEDGER_SEED=${seed})`, ['database'], {
  only: [
    'modules/sales/contract/server/ledger-steps.db.test.ts',
    'modules/finance/money-come-go/server/ledger-steps.db.test.ts',
  ],
  env: { LEDGER_SEED: seed, LEDGER_STEPS: process.env.LEDGER_STEPS ?? '1000' },
})
for (const failure of failed) console.log(`✗ ${failure}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
