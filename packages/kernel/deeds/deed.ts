import type { AskedRow } from './asked.ts'
import type { Counting } from './counted.ts'
import type { Listed } from './listed.ts'

// Decision 071: What a call does is data where it has a shape

/** What a call does, as data: one of the shapes the engine knows. */
export type Deed = AskedRow | Counting | Listed
