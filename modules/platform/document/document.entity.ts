import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, count, eq, field, gt, holds, is, linked, me, not, via } from '@chengban/kernel/expr.ts'
import { parent, rate } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { file } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { publishing } from './document.status.ts'

/** Of the version in force, by people who still work here. */
const readings = {
  of: 'documentUser',
  by: 'documentId',
  where: allOf(
    eq(field('docVersion'), parent('docVersion')),
    gt(field('docVersion'), 0),
    via('userId', is({ isEnable: true })),
  ),
} as const

/** A document people have to read. Its readers, its versions and its readings are separate entities. */
export const document = entity('document', {
  label: '文档',
  title: 'name',
  fields: {
    name: text('文档名称', { required: true, search: true }),
    sort: int('排序', { default: 100 }),
    type: dict('类型', 'documentType', { required: true }),
    userId: ref('负责人', 'user', { required: true, default: { from: 'me' } }),
    url: file('文档文件', { accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt'] }),
    video: file('视频', { accept: ['mp4', 'mov', 'webm'] }),
    content: longText('正文', { max: 50_000, hint: 'Markdown', isMarkdown: true }),
    isAll: bool('全员', { default: false }),
    roleId: ref('适用主角色', 'role', { onDelete: 'setNull', hint: '显示在该角色的岗位卡片上' }),
    duty: longText('岗位职责', { max: 5000 }),
    needConfirm: bool('须确认阅读', { default: true }),
    minSeconds: int('最短阅读秒数', { default: 30, min: 0, max: 3600 }),
    dueDays: int('限期(工作日)', { default: 5, min: 1, max: 60 }),
    status: oneOf('状态', publishing.states, { readonly: true, default: '草稿' }),
    docVersion: int('文档版本', { readonly: true, default: 0 }),
    changeNote: text('变更说明', { readonly: true }),
    tzPublish: datetime('发布时间', { readonly: true }),
    targetCount: int('应读人数', { computed: count(readings) }),
    readCount: int('已读人数', {
      computed: count({ ...readings, where: allOf(readings.where, is({ isRead: true })) }),
    }),
    readRate: percent('阅读率', { computed: rate(field('readCount'), field('targetCount')), bar: true }),
  },
  rows: {
    own: anyOf(me('userId'), me('creatorId')),
    manage: holds('document:manage'),
    also: [allOf(is({ status: '已发布' }), linked('documentUser', 'documentId', 'userId'))],
  },
  write: {
    create: holds('document:manage'),
    update: holds('document:manage'),
    remove: holds('document:manage'),
  },
  workflow: publishing,
  removable: [{ holds: not(gt(field('docVersion'), 0)), message: '已发布的文档不能删除，请停用' }],
  on: { check: 'document/check' },
  lines: { roles: { of: 'documentRole', by: 'documentId', label: '适用角色', free: true } },
  list: {
    columns: ['name', 'type', 'userId', 'docVersion', 'status', 'targetCount', 'readCount', 'readRate', 'tzPublish'],
    filters: ['type', 'status', 'userId'],
    sort: 'sort,-tzPublish',
  },
  form: [
    { title: '文档', fields: ['name', 'type', 'userId', 'sort', 'url', 'video', 'content'] },
    { title: '读者', fields: ['isAll', 'roleId', 'duty'] },
    { title: '阅读要求', fields: ['needConfirm', 'minSeconds', 'dueDays'] },
  ],
  children: [
    { of: 'documentVersion', by: 'documentId', label: '版本' },
    { of: 'documentUser', by: 'documentId', label: '阅读情况', readOnly: true },
  ],
})
