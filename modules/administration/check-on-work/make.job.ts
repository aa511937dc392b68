import { job } from '@chengban/kernel/job.ts'
import { sheets } from './sheets.ts'

/** The sheets of a month stand from its beginning. */
export const checkOnWorkMake = job({ name: 'checkOnWorkMake', label: '生成考核月表', when: '10 0 1 * *', does: sheets })
