import process from 'node:process'
import { lint, passes } from './checks.ts'

for (const check of lint) if (!(await passes(check))) process.exitCode = 1
