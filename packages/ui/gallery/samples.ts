import type { Kind } from '@chengban/kernel/field.ts'
import { plainSamples } from './plain-samples.ts'
import { richSamples } from './rich-samples.ts'
import type { Samples } from './sample.ts'

/** At least one of every kind: a kind without a sample does not compile. */
export const samples: Record<Kind, Samples> = { ...plainSamples, ...richSamples }
