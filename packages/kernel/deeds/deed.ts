import type { Asked } from './asked.ts'
import type { Counting } from './counted.ts'
import type { Listed } from './listed.ts'

/** What a call does, as data: one of the shapes the engine knows. */
export type Deed = Asked | Counting | Listed
