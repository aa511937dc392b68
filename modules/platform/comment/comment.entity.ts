import { entity } from '@chengban/kernel/entity.ts'
import { allOf, asRecord, derived, holds, is, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** What people say about a record (评论), and what happened to it (记录). */
export const comment = entity('comment', {
  label: '评论',
  title: 'content',
  fields: {
    // nobody where the bearer of a link's token or the system acted
    userId: ref('发表人', 'user', { default: { from: 'me' }, fixed: true }),
    relevanceId: text('记录ID', { required: true, fixed: true }),
    module: text('模块', { required: true, fixed: true }),
    content: longText('评论', { required: true, max: 2000 }),
    type: oneOf('类型', ['评论', '记录'], { required: true, default: '评论', fixed: true }),
    source: oneOf('来源', ['系统', '人工'], { default: '人工', readonly: true }),
    parentId: ref('回复', 'comment', { onDelete: 'setNull', fixed: true }),
    mentions: refs('提到的人', 'user'),
    file: files('附件', { max: 9 }),
    changes: json('变更记录', { readonly: true, hidden: true }),
    detail: json('变更明细', { computed: derived('comment_detail') }),
    user: json('发表人信息', { computed: derived('comment_user') }),
    isRead: bool('已读', { computed: derived('comment_is_read') }),
  },
  rows: { own: me('creatorId'), also: [asRecord] },
  write: {
    create: allOf(holds('comment:create'), me('userId'), asRecord),
    update: me('creatorId'),
    remove: me('creatorId'),
  },
  appendOnly: { where: is({ type: '记录' }) },
  on: { check: 'comment/check', saved: 'comment/saved', removing: 'comment/removing' },
  indexes: [['module', 'relevanceId', 'tzCreate']],
  list: { columns: ['tzCreate', 'userId', 'type', 'content'], filters: ['type'], sort: '-tzCreate' },
})
