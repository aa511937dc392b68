import { entity } from '@chengban/kernel/entity.ts'
import { field, holds, isSet, le, me, now, when } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A link that opens one file, without sign-in, to anybody who has the link, for some days. */
export const fileShare = entity('fileShare', {
  label: '文件分享',
  resource: 'file-share',
  title: 'name',
  id: 'text',
  fields: {
    day: oneOf('有效天数', ['1', '3', '7'], { required: true, fixed: true }),
    name: text('文件名', { required: true, fixed: true }),
    url: text('文件地址', { required: true, fixed: true }),
    fileId: ref('文件', 'storedFile', { readonly: true, onDelete: 'cascade' }),
    tzExpire: datetime('失效时间', { readonly: true }),
    tzRevoke: datetime('撤销时间', { readonly: true }),
    visitCount: int('访问次数', { readonly: true, default: 0 }),
    downloadCount: int('下载次数', { readonly: true, default: 0 }),
    status: oneOf('状态', ['有效', '已过期', '已撤销'], {
      computed: when(
        [
          [isSet('tzRevoke'), '已撤销'],
          [le(field('tzExpire'), now()), '已过期'],
        ],
        '有效',
      ),
    }),
  },
  rows: { own: me('creatorId'), manage: holds('file:manage') },
  readOnly: true,
  indexes: [['creatorId', 'tzCreate']],
  list: {
    columns: ['name', 'creatorId', 'day', 'status', 'tzExpire', 'visitCount', 'downloadCount', 'tzCreate'],
    filters: ['status'],
    sort: '-tzCreate',
  },
  children: [{ of: 'fileShareVisit', by: 'shareId', label: '访问记录' }],
})
