import { job } from '@chengban/kernel/job.ts'
import { sheets } from './sheets.ts'

/** Creates the sheets of a month on its first day. */
export const checkOnWorkMake = job({ name: 'checkOnWorkMake', label: '生成考核月表', when: '10 0 1 * *', does: sheets })
