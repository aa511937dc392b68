import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** What one client was given goes to another one, or to the same one in another year, as drafts. */
export const copyGift = call({
  method: 'POST',
  path: '/client/copyGift',
  label: '复制礼品',
  offered: { of: 'giftGive', on: 'list', done: '复制{copied}份，跳过{skipped}份' },
  who: anyOf(holds('gift:apply'), holds('gift:manage')),
  input: {
    fromId: ref('来源客户', 'client', { required: true }),
    toId: ref('目标客户', 'client', { required: true }),
    fromYear: year('来源年', { min: 2000, max: 2100 }),
    fromFestival: dict('来源节日', 'festival'),
    toYear: year('目标年', { min: 2000, max: 2100 }),
    toFestival: dict('目标节日', 'festival'),
  },
  answer: { copied: 'int', skipped: 'int' },
})
