import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  avg,
  count,
  exists,
  field,
  ge,
  holds,
  is,
  isSet,
  me,
  not,
  now,
  some,
  sum,
  tasked,
} from '@chengban/kernel/expr.ts'
import { addHours, round } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files, images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { contains } from '@chengban/kernel/row-rule.ts'
import { begun, done } from '../course-log/course-log.states.ts'
import { published, shelf } from './course.shelf.ts'

const maker = anyOf(me('creatorId'), me('teacherId'))
const offered = is({ shelf: '已上架' })

/** A course of chapters; reviewed before it is published. */
export const course = entity('course', {
  label: '课程',
  title: 'name',
  id: 'text',
  fields: {
    id: text('课程编号', { computed: { onWrite: 'course/id' } }),
    name: text('课程名称', { required: true, max: 100, search: true }),
    categoryId: ref('分类', 'category', { required: true, among: { isEnable: true } }),
    cover: images('封面', { max: 1 }),
    summary: text('一句话简介', { required: true }),
    content: longText('课程介绍', { hint: 'Markdown', isMarkdown: true }),
    target: longText('学习目标'),
    level: dict('难度', 'courseLevel', { default: '入门' }),
    tags: json('标签', { default: [], structure: ['text'], dict: 'courseTag' }),
    teacherId: ref('讲师', 'user', { required: true, default: { from: 'me' } }),
    lecturer: text('外部讲师'),
    productLibraryId: ref('相关产品', 'productLibrary'),
    isOpen: bool('全员开放', { default: true }),
    roleIds: refs('可见角色', 'role'),
    departmentIds: refs('可见部门', 'department'),
    isOrdered: bool('按顺序学习', { default: true }),
    isEntry: bool('入职必学', { default: false }),
    attempts: int('测验次数', { default: 3, min: 1, max: 10 }),
    credit: decimal('学分', { default: '1', min: 0, max: 20 }),
    file: files('课程资料', { max: 20 }),
    requireAgain: bool('要求重新学习', {
      default: false,
      hint: '通过后，已学完的人须重学内容有变的章节',
      shownWhen: is({ status: '变更中' }),
    }),
    ...audited(1),
    shelf: oneOf('上架状态', shelf.states, { readonly: true, default: '未上架' }),
    courseVersion: int('课程版本', { default: 1, readonly: true }),
    checks: json('审核核对', {
      readonly: true,
      default: [],
      // a change may draft chapters that its readers alone know of
      secret: 'course:manage',
      structure: [{ chapterId: 'uuid', 'chapter?': 'text', ok: 'bool', 'opinion?': 'text?' }],
      names: { chapterId: '章节', chapter: '章节名', ok: '通过', opinion: '意见' },
      lineName: { part: 'chapterId', lines: 'chapters', kept: 'chapter' },
    }),
    tzPublish: datetime('上架时间', { readonly: true }),
    isTop: bool('置顶', { default: false, readonly: true }),
    sort: int('排序', { default: 100 }),
    duration: int('总时长', {
      computed: sum({ of: 'courseChapter', by: 'courseId', column: 'seconds' }),
      isSeconds: true,
    }),
    chapterCount: int('章节数', { computed: count({ of: 'courseChapter', by: 'courseId' }) }),
    learnCount: int('学习人数', {
      kept: true,
      computed: count({ of: 'courseLog', by: 'courseId', where: is({ status: begun }) }),
    }),
    finishCount: int('学完人数', {
      kept: true,
      computed: count({ of: 'courseLog', by: 'courseId', where: is({ status: done }) }),
    }),
    /** Who began in the last 90 days. */
    hotCount: int('近期学习人数', {
      hidden: true,
      computed: count({ of: 'courseLog', by: 'courseId', where: ge(field('tzStart'), addHours(now(), -2160)) }),
    }),
    likeCount: int('点赞数', {
      kept: true,
      computed: count({ of: 'courseLog', by: 'courseId', where: is({ isLike: true }) }),
    }),
    collectCount: int('收藏数', {
      kept: true,
      computed: count({ of: 'courseLog', by: 'courseId', where: is({ isCollect: true }) }),
    }),
    commentCount: int('评论数', {
      kept: true,
      computed: count({ of: 'courseComment', by: 'courseId', where: is({ status: '显示' }) }),
    }),
    fraction: decimal('评分', {
      digits: 1,
      kept: true,
      computed: round(avg({ of: 'courseLog', by: 'courseId', column: 'fraction' }), 1),
    }),
    fractionCount: int('评分人数', {
      kept: true,
      computed: count({ of: 'courseLog', by: 'courseId', where: isSet('fraction') }),
    }),
    remark: longText('备注'),
  },
  rows: {
    own: maker,
    manage: holds('course:manage'),
    also: [
      tasked,
      allOf(offered, is({ isOpen: true })),
      allOf(offered, contains('roleIds', 'roles')),
      allOf(offered, contains('departmentIds', 'departments')),
      allOf(
        offered,
        some('courseLog', 'courseId', allOf(me('userId'), anyOf(is({ isRequired: true }), is({ status: begun })))),
      ),
      allOf(is({ shelf: '已下架' }), some('courseLog', 'courseId', allOf(me('userId'), is({ status: begun })))),
    ],
  },
  opens: { 'course:manage': tasked },
  write: { create: anyOf(holds('course:apply'), holds('course:manage')), update: anyOf(maker, holds('course:manage')) },
  edits: [
    {
      when: is({ status: '通过' }),
      fields: [
        'cover',
        'tags',
        'summary',
        'sort',
        'isOpen',
        'roleIds',
        'departmentIds',
        'remark',
        'lecturer',
        'productLibraryId',
      ],
    },
    { when: is({ status: '通过' }), who: holds('course:manage'), fields: ['isEntry'] },
  ],
  audit: {
    levels: 1,
    codes: { 1: 'course:manage' },
    submit: allOf(maker, anyOf(holds('course:apply'), holds('course:manage'))),
    void: holds('course:manage'),
    guards: {
      void: [
        {
          holds: not(exists({ of: 'courseLog', by: 'courseId', where: is({ status: begun }) })),
          message: '已有人学习，请下架',
        },
      ],
    },
    guard: { submit: 'course/submit', approve: 'course/approve' },
    effect: { approve: 'course/approved' },
    after: {
      approve: {
        set: published,
        notify: [{ to: ['creatorId', 'teacherId'], text: '【课程】{name}已通过审核' }],
      },
      reject: { notify: [{ to: ['creatorId', 'teacherId'], text: '【课程】{name}被驳回' }] },
      void: { set: { shelf: '已下架' } },
    },
  },
  flows: [shelf],
  on: { check: 'course/check' },
  lines: { chapters: { of: 'courseChapter', by: 'courseId', label: '章节', sort: 'sort', max: 200 } },
  indexes: [['categoryId', 'shelf'], ['teacherId'], ['shelf', 'tzPublish']],
  list: {
    columns: [
      'name',
      'categoryId',
      'teacherId',
      'level',
      'duration',
      'chapterCount',
      'learnCount',
      'finishCount',
      'fraction',
      'shelf',
      'status',
      'tzPublish',
    ],
    filters: ['categoryId', 'level', 'teacherId', 'shelf', 'status', 'isEntry', 'isOpen'],
    sort: '-isTop,sort,-tzPublish',
    board: { by: 'level', card: ['name', 'summary', 'teacherId', 'learnCount', 'fraction'] },
    chart: { by: ['level', 'shelf'] },
  },
  form: [
    { title: '课程', fields: ['name', 'categoryId', 'cover', 'summary', 'content', 'target', 'level', 'tags'] },
    { title: '讲师', fields: ['teacherId', 'lecturer', 'productLibraryId'] },
    { title: '学习', fields: ['isOrdered', 'attempts', 'credit', 'isEntry', 'file', 'requireAgain'] },
    { title: '可见范围', fields: ['isOpen', 'roleIds', 'departmentIds'] },
    { title: '审核', fields: ['audit1', 'checks', 'remark'] },
  ],
  steps: [
    { label: '基本信息', parts: ['课程', '讲师', '学习'] },
    { label: '章节', parts: ['chapters'] },
    { label: '可见范围与必修', parts: ['可见范围'] },
    { label: '预览与提交', parts: ['审核'] },
  ],
  summary: ['categoryId', 'teacherId', 'level', 'summary'],
  children: [
    { of: 'courseAssign', by: 'courseId' },
    { of: 'courseLog', by: 'courseId' },
    { of: 'courseComment', by: 'courseId', label: '课程评论' },
    { of: 'documentation', by: 'courseId' },
  ],
})
