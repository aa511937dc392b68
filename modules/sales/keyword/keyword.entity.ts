import { entity } from '@chengban/kernel/entity.ts'
import { count, field, ge, holds, now } from '@chengban/kernel/expr.ts'
import { addHours } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const lately = ge(field('tzPublish'), addHours(now(), -30 * 24))

/** Keywords that select tender notices, with the people notified. */
export const keyword = entity('keyword', {
  label: '公告关键词',
  title: 'word',
  fields: {
    word: text('关键词', {
      required: true,
      min: 2,
      search: true,
      hint: '空格分开的各部分都须出现在标题、采购人或正文中',
    }),
    exclude: text('排除词', { hint: '空格分开；标题含任一即不算命中' }),
    kinds: json('公告类型', { structure: ['text'], dict: 'tenderKind', hint: '空 = 全部' }),
    province: text('省', { hint: '空 = 全部' }),
    minBudget: money('最低预算', { isUnsummed: true, min: 0, hint: '没有预算的公告总算命中' }),
    userIds: refs('订阅人', 'user'),
    hitCount: int('命中数', { computed: count({ of: 'zfcg', by: 'words', at: 'word', where: lately }) }),
    isEnable: bool('启用', { default: true }),
  },
  rows: { manage: holds('keyword:manage'), also: [holds('zfcg:view')] },
  write: { create: holds('keyword:manage'), update: holds('keyword:manage'), remove: holds('keyword:manage') },
  acts: [
    {
      name: 'subscribe',
      label: '订阅',
      who: holds('zfcg:view'),
      anyVersion: true,
      asks: { on: bool('订阅', { required: true, default: true }) },
      guard: 'keyword/subscribe',
    },
  ],
  on: { saved: 'keyword/changed', removing: 'keyword/removed' },
  unique: [{ fields: ['word', 'province'], message: '关键词已存在' }],
  list: {
    columns: ['word', 'exclude', 'province', 'minBudget', 'userIds', 'hitCount', 'isEnable'],
    filters: ['isEnable', 'province'],
    sort: 'word',
  },
})
