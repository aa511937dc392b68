import { job } from '@chengban/kernel/job.ts'

/** Quizzes whose time is over are handed in with what was stored on the way. */
export const courseQuizSweep = job({ name: 'courseQuizSweep', label: '测验超时交卷', when: 'every 5 minutes' })
