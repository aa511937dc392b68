import { hashOf } from '@chengban/engine/write/signing.ts'

const told = [
  'seq',
  'module',
  'relevanceId',
  'submitId',
  'action',
  'userId',
  'aboutId',
  'company',
  'month',
  'moneyBefore',
  'moneyAfter',
  'content',
  'ids',
  'address',
] as const

/**
 * Returns the hash of an entry over the previous hash and its content, so that changing one row breaks all later
 * hashes.
 */
export const chained = (before: string, row: Readonly<Record<string, unknown>>, at: string): string =>
  hashOf([before, new Date(at).toISOString(), Object.fromEntries(told.map((name) => [name, row[name] ?? null]))])
