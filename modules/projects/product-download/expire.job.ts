import { allOf, field, is, le, now } from '@chengban/kernel/expr.ts'
import { due, job } from '@chengban/kernel/job.ts'
/** Grants run out. */
export const downloadExpire = job({
  name: 'downloadExpire',
  label: '下载授权到期',
  when: '0 * * * *',
  does: [
    due({
      of: 'productDownload',
      where: allOf(is({ status: '已通过' }), le(field('tzExpire'), now())),
      move: 'expire',
    }),
  ],
})
