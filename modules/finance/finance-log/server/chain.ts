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

/** The sum of an entry over the one before it and its own content: whoever changes a row breaks all that follow. */
export const chained = (before: string, row: Readonly<Record<string, unknown>>, at: string): string =>
  hashOf([before, new Date(at).toISOString(), Object.fromEntries(told.map((name) => [name, row[name] ?? null]))])
