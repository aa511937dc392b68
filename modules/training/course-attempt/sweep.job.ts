import { job } from '@chengban/kernel/job.ts'

/** Submits quizzes whose time is over, with the answers saved so far. */
export const courseQuizSweep = job({ name: 'courseQuizSweep', label: '测验超时交卷', when: 'every 5 minutes' })
