import type { Beside } from '@chengban/ui/decide/beside.ts'
import { CourseReview } from './CourseReview.tsx'

export const context: Beside['context'] = []

export const part = CourseReview
