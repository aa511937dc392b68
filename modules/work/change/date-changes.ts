import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { Tells } from '@chengban/kernel/tells.ts'

/** How a page shows the changes of a date: the first and the present one, and each request between. */
export const dateChanges: Tells = {
  figures: { originalDate: date('最初日期'), date: date('现在日期') },
  tables: [
    {
      rows: 'nodes',
      columns: {
        sequence: int('次数'),
        oldDate: date('原日期'),
        newDate: date('申请日期'),
        days: int('工作日'),
        cause: text('原因'),
        status: text('状态'),
        userId: ref('申请人', 'user'),
        auditorId: ref('审核人', 'user'),
        opinion: text('意见'),
        tzCreate: datetime('申请时间'),
      },
      none: '没有改过日期',
    },
  ],
}
