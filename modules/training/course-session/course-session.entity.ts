import { entity } from '@chengban/kernel/entity.ts'
import { holds, is, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** A window in which a chapter plays; one holds the person's seat at a time. */
export const courseSession = entity('courseSession', {
  label: '播放会话',
  title: 'chapterId',
  fields: {
    userId: ref('学员', 'user', { required: true, onDelete: 'cascade' }),
    chapterId: ref('章节', 'courseChapter', { required: true, onDelete: 'cascade' }),
    seq: int('序号', { default: 0 }),
    bank: decimal('余量（秒）', { default: '2', digits: 3 }),
    tzOpen: datetime('打开时间'),
    tzBeat: datetime('最近心跳'),
    isOpen: bool('有效', { default: true }),
  },
  rows: { own: me('userId'), manage: holds('course:manage') },
  readOnly: true,
  untrailed: true,
  unique: [{ fields: ['userId'], where: is({ isOpen: true }), message: '已在其他窗口学习' }],
  list: {
    columns: ['userId', 'chapterId', 'tzOpen', 'tzBeat', 'isOpen'],
    filters: ['userId', 'chapterId', 'isOpen'],
    sort: '-tzOpen',
  },
})
