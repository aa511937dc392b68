import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, asParent, count, exists, is, isSet, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { keeper, publication } from './documentation.status.ts'

/** Help pages, manuals and course hand-outs that people look up; there is no duty to read them. */
export const documentation = entity('documentation', {
  label: '资料',
  title: 'name',
  fields: {
    name: text('标题', { required: true, search: true }),
    type: dict('类型', 'documentationType', { required: true }),
    categoryId: ref('分类', 'category'),
    courseId: ref('课程', 'course', { onDelete: 'setNull' }),
    productLibraryId: ref('产品', 'productLibrary'),
    route: text('适用页面', { hint: '如 /contract' }),
    content: longText('正文', { search: true, hint: 'Markdown', isMarkdown: true }),
    file: files('附件', { max: 20 }),
    keywords: text('关键词', { search: true }),
    docVersion: int('版本', { default: 1, readonly: true }),
    status: oneOf('状态', publication.states, { default: '草稿', readonly: true }),
    tzPublish: datetime('发布时间', { readonly: true }),
    readCount: int('阅读数', { default: 0, readonly: true }),
    goodUserIds: refs('认为有帮助的人', 'user', { readonly: true }),
    badUserIds: refs('认为没帮助的人', 'user', { readonly: true }),
    goodCount: int('有帮助', { computed: count({ of: 'user', named: 'goodUserIds' }) }),
    badCount: int('没帮助', { computed: count({ of: 'user', named: 'badUserIds' }) }),
    isGood: bool('我认为有帮助', { computed: exists({ of: 'user', named: 'goodUserIds', where: me('id') }) }),
    isBad: bool('我认为没帮助', { computed: exists({ of: 'user', named: 'badUserIds', where: me('id') }) }),
    isTop: bool('置顶', { default: false }),
    sort: int('排序', { default: 100 }),
  },
  rows: {
    own: me('creatorId'),
    manage: keeper,
    also: [is({ status: '已发布', courseId: null }), allOf(is({ status: '已发布' }), asParent('courseId'))],
  },
  marks: [
    { field: 'isGood', call: '/documentation/action/vote', as: 'good', label: '有帮助' },
    { field: 'isBad', call: '/documentation/action/vote', as: 'good', label: '没帮助', sends: false },
  ],
  workflow: publication,
  opened: { when: is({ status: '已发布' }), handler: 'documentation/opened' },
  checks: [{ holds: anyOf(isSet('content'), isSet('file')), field: 'content', message: '请填写正文或上传文件' }],
  on: { check: 'documentation/check' },
  indexes: [['categoryId'], ['courseId']],
  list: {
    columns: ['name', 'type', 'categoryId', 'productLibraryId', 'docVersion', 'readCount', 'status', 'tzPublish'],
    filters: ['type', 'categoryId', 'courseId', 'productLibraryId', 'status'],
    sort: '-isTop,sort,-tzPublish',
  },
  form: [
    { title: '资料', fields: ['name', 'type', 'categoryId', 'courseId', 'productLibraryId', 'route', 'keywords'] },
    { title: '内容', fields: ['content', 'file'] },
    { title: '显示', fields: ['isTop', 'sort'] },
    { title: '阅读', fields: ['docVersion', 'tzPublish', 'readCount', 'goodCount', 'badCount'] },
  ],
  summary: ['type', 'categoryId', 'keywords'],
})
