import type { CallHandler } from '@chengban/engine/call.ts'
import type { lastNum } from '../last-num.call.ts'
import { user } from '../user.entity.ts'
import { jobNumbers } from './job-number.ts'

export const lastJobNumber: CallHandler<typeof lastNum> = (engine) => engine.write(user, jobNumbers)
