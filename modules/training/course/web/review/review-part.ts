import type { DecisionExtras } from '@chengban/ui/decide/decision-extras.ts'
import { CourseReview } from './CourseReview.tsx'

export const context: DecisionExtras['context'] = []

export const part = CourseReview
