import type { Counting } from './counted.ts'

/** What a call does, as data: one of the shapes the engine knows. */
export type Deed = Counting
