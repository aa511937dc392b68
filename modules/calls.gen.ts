// Written by `npm run gen` from the declarations. Do not edit.
import type { Call } from '@chengban/kernel/call.ts'
import { bugStatistics as bugStatistics0 } from './work/bug/statistics.call.ts'

export const declaredCalls: readonly Call[] = [bugStatistics0]
