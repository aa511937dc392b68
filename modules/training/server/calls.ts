import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { check } from '../course/check.call.ts'
import { checkChapter } from '../course/server/check.ts'

export const trainingCalls: readonly NamedCall[] = [answer(check, checkChapter)]
