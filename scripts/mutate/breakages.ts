import type { Breakage } from './breakage.ts'
import { ofAudits } from './breakages/audits.ts'
import { ofFormulas } from './breakages/formulas.ts'
import { ofReadings } from './breakages/readings.ts'
import { ofRules } from './breakages/row-rules.ts'
import { ofWrites } from './breakages/writes.ts'

// Decision 057: Mutation tests have a written list of faults

/** What the tests are tried against. */
export const breakages: readonly Breakage[] = [...ofFormulas, ...ofReadings, ...ofWrites, ...ofAudits, ...ofRules]
