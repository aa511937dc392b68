import { allOf, le, today } from '@chengban/kernel/expr.ts'
import { due, job } from '@chengban/kernel/job.ts'
import { fallDay, mayFall } from './pool.ts'

/** Clients nobody has been in touch with for as long as their grade allows go to the 公海. */
export const clientPool = job({
  name: 'clientPool',
  label: '客户进入公海',
  when: 'daily 02:00',
  does: [
    due({ of: 'client', where: allOf(mayFall, le(fallDay, today())), move: 'fall', asked: { opinion: '超期未联系' } }),
  ],
})
