import type { CallHandler } from '@chengban/engine/call.ts'
import { user } from '../user.entity.ts'
import { jobNumbers } from './job-number.ts'

export const lastJobNumber: CallHandler = (engine) => engine.write(user, jobNumbers)
