import type { CallHandler } from '@chengban/engine/call.ts'
import type { lastNum } from '../last-num.call.ts'
import { jobNumbers } from './job-number.ts'

export const lastJobNumber: CallHandler<typeof lastNum> = (engine) =>
  engine.asHouse('the last job number, of nobody by name', jobNumbers)
