import type { Asker } from '@chengban/kernel/evaluate.ts'
import { has } from '@chengban/kernel/has.ts'
import { clock, today } from './clock.ts'
import type { Actor } from './db/database.ts'

/** The person as a formula over values at hand sees them, now. */
export const askerOf = ({ userId, entries }: Actor): Asker => ({
  userId,
  has: (code) => has(entries, code),
  today: today(),
  now: clock.now().toISOString(),
})
