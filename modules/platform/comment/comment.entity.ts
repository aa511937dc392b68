import { draftSteps } from '@chengban/kernel/draft-steps.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  asRecord,
  eq,
  exists,
  field,
  ge,
  holds,
  is,
  isSet,
  me,
  not,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, of, parent } from '@chengban/kernel/formula.ts'
import { merge, object, partIn, readable, readsDraft, textIn } from '@chengban/kernel/gather.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** A comment without a user was written by the system or by the client. */
const author = object({
  name: coalesce(of('userId', 'name'), when([[eq(textIn(field('changes'), 'via'), '系统'), '系统']], '客户')),
  avatar: textIn(of('userId', 'avatar'), '0', 'url'),
})
/** The step a 记录 tells of, without what the person asking may not read on that record. */
const told = readable(field('module'), field('relevanceId'), partIn(field('changes'), 'changes'))
/** What a draft says is for who reads the draft. */
const isWithheld = allOf(
  anyOf(...Object.values(draftSteps).map((step) => eq(textIn(field('changes'), 'action'), step))),
  not(readsDraft(field('module'), field('relevanceId'))),
)
const open = when([[isWithheld, null]], told)
const detail = when([[isSet('changes'), merge(field('changes'), object({ changes: coalesce(open, '[]') }))]], null)
/** Not later than I have read up to. */
const read = exists({
  of: 'commentRead',
  by: 'relevanceId',
  at: 'relevanceId',
  where: allOf(me('userId'), eq(field('module'), parent('module')), ge(field('tzRead'), parent('tzCreate'))),
})

/** What people say about a record (评论), and what happened to it (记录). */
export const comment = entity('comment', {
  label: '评论',
  title: 'content',
  fields: {
    // nobody where the bearer of a link's token or the system acted
    userId: ref('发表人', 'user', { default: { from: 'me' }, fixed: true }),
    relevanceId: text('记录ID', { required: true, fixed: true, isAside: true }),
    module: text('模块', { required: true, fixed: true }),
    content: longText('内容', { required: true, missing: '评论不能为空', max: 2000 }),
    type: oneOf('类型', ['评论', '记录'], { required: true, default: '评论', fixed: true }),
    source: oneOf('来源', ['系统', '人工'], { default: '人工', readonly: true }),
    parentId: ref('回复', 'comment', { onDelete: 'setNull', fixed: true }),
    mentions: refs('提到的人', 'user'),
    file: files('附件', { max: 9 }),
    changes: json('变更记录', { readonly: true, hidden: true }),
    detail: json('变更明细', { computed: detail, isAside: true }),
    user: json('发表人信息', { computed: author, isAside: true }),
    isRead: bool('已读', { computed: anyOf(me('userId'), read) }),
  },
  told: { handler: 'comment/reading', columns: ['detail'] },
  rows: { own: me('creatorId'), also: [asRecord] },
  write: {
    create: allOf(holds('comment:create'), me('userId'), asRecord),
    update: me('creatorId'),
    remove: me('creatorId'),
  },
  untrailed: true,
  appendOnly: { where: is({ type: '记录' }) },
  on: { check: 'comment/check', saved: 'comment/saved', removing: 'comment/removing' },
  indexes: [['module', 'relevanceId', 'tzCreate']],
  list: { columns: ['tzCreate', 'userId', 'type', 'content'], filters: ['type'], sort: '-tzCreate', whole: true },
})
