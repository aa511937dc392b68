import { job } from '@chengban/kernel/job.ts'
import { sheets } from '../check-on-work/sheets.ts'
import { dailyFacts } from './facts.ts'

/** The facts of the day that is over; whoever has come since the month began has a sheet for them first. */
export const factsDaily = job({
  name: 'factsDaily',
  label: '考核事实',
  when: 'daily 00:10',
  does: [...sheets, ...dailyFacts],
})
