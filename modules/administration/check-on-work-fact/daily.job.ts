import { job } from '@chengban/kernel/job.ts'
import { sheets } from '../check-on-work/sheets.ts'
import { dailyFacts } from './facts.ts'

/** Records yesterday's facts. Creates missing sheets first, for people who joined since the month began. */
export const factsDaily = job({
  name: 'factsDaily',
  label: '考核事实',
  when: 'daily 00:10',
  does: [...sheets, ...dailyFacts],
})
