import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, asParent, count, eq, field, gt, holds, is, me, now, some, via } from '@chengban/kernel/expr.ts'
import { minutesBetween, of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { begun } from '../course-log/course-log.states.ts'
import { hiding } from './course-comment.hiding.ts'

/** Minutes for which the author may still mend the words. */
const mendable = 15

/** What people say about a course, and what they are answered. */
export const courseComment = entity('courseComment', {
  label: '课程评论',
  resource: 'course-comment',
  title: 'content',
  fields: {
    courseId: ref('课程', 'course', { required: true, onDelete: 'cascade', fixed: true }),
    userId: ref('评论人', 'user', { readonly: true, default: { from: 'me' } }),
    content: longText('内容', { required: true, max: 1000 }),
    fraction: int('评分', { readonly: true, min: 1, max: 5 }),
    parentId: ref('回复的评论', 'courseComment', { onDelete: 'cascade', fixed: true }),
    isTeacher: bool('讲师回复', {
      computed: anyOf(
        eq(field('userId'), of('courseId', 'teacherId')),
        eq(field('userId'), of('courseId', 'creatorId')),
      ),
    }),
    status: oneOf('显示状态', hiding.states, { readonly: true, default: '显示' }),
    isHide: bool('已隐藏', { computed: is({ status: '隐藏' }) }),
    hideReason: text('隐藏原因', { readonly: true }),
    mentions: refs('提到的人', 'user'),
    likeUserIds: refs('点赞人', 'user', { readonly: true }),
    likeCount: int('点赞数', { computed: count({ of: 'user', named: 'likeUserIds' }) }),
  },
  rows: {
    own: me('userId'),
    manage: holds('course:manage'),
    also: [allOf(is({ status: '显示' }), asParent('courseId'))],
  },
  write: {
    create: anyOf(
      holds('course:manage'),
      via('courseId', anyOf(me('creatorId'), me('teacherId'))),
      via('courseId', some('courseLog', 'courseId', allOf(me('userId'), is({ status: begun })))),
    ),
    update: me('userId'),
    remove: me('userId'),
  },
  edits: [
    {
      when: gt(minutesBetween(field('tzCreate'), now()), mendable),
      fields: [],
      message: '评论已超过可修改时间',
    },
  ],
  workflow: hiding,
  on: { check: 'courseComment/check', saved: 'courseComment/saved', removing: 'courseComment/removing' },
  unique: [{ fields: ['courseId', 'userId'], where: is({ fraction: [1, 2, 3, 4, 5] }), message: '已评分' }],
  indexes: [['courseId', 'tzCreate'], ['parentId']],
  list: {
    whole: true,
    columns: ['courseId', 'userId', 'content', 'fraction', 'tzCreate', 'isHide'],
    filters: ['courseId', 'userId', 'fraction', 'isHide'],
    sort: '-tzCreate',
  },
})
