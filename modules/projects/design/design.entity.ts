import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { add, anyOf, asParent, eq, field, holds, is, isSet, me, not, tasked, when } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { url } from '@chengban/kernel/kinds/contact.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { open } from '../team.ts'

const maker = anyOf(me('userId'), me('creatorId'))

/** A design of a project or product project, with its review. */
export const design = entity('design', {
  label: '设计稿',
  title: 'name',
  fields: {
    projectId: ref('项目', 'project', { fixed: true }),
    projectProductId: ref('产品研发项目', 'projectProduct', { fixed: true }),
    projectModuleId: ref('模块', 'projectModule', {
      offers: { projectId: { from: 'projectId' } },
      onDelete: 'setNull',
    }),
    name: text('名称', { required: true, search: true }),
    type: dict('类型', 'designType', { required: true }),
    edition: int('稿次', { default: 1, readonly: true }),
    file: files('设计文件', { required: true }),
    link: url('链接'),
    userId: ref('设计人', 'user', { required: true, default: { from: 'me' } }),
    planDate: date('计划完成'),
    describe: longText('说明'),
    tzReview: datetime('评审时间'),
    ...audited(1, { labels: { status: '状态', opinion: '评审意见' } }),
    audit1: ref('评审人', 'user', { default: { of: ['projectId', 'devPrincipalId'] } }),
  },
  rows: {
    own: maker,
    manage: holds('project:manage'),
    also: [tasked, asParent('projectId'), asParent('projectProductId')],
  },
  write: { create: me('creatorId'), update: anyOf(maker, holds('project:manage')), remove: me('creatorId') },
  audit: {
    levels: 1,
    approvers: { 1: ['projectId.devPrincipalId'] },
    submit: maker,
    locks: ['projectId'],
    guards: { submit: [open] },
    after: {
      submit: { set: { edition: when([[is({ status: '驳回' }), add(field('edition'), 1)]], field('edition')) } },
      approve: {
        notify: [
          {
            to: ['projectId.effectMeetingUsers'],
            text: '【设计】{projectId}的效果图{name}已通过评审',
            when: is({ type: '效果图' }),
          },
        ],
      },
    },
  },
  checks: [
    {
      holds: not(eq(isSet('projectId'), isSet('projectProductId'))),
      field: 'projectId',
      message: '请选择项目',
    },
  ],
  on: { check: 'project/open', removing: 'project/open' },
  indexes: [['projectId', 'status']],
  list: {
    columns: ['name', 'type', 'projectId', 'edition', 'userId', 'planDate', 'status', 'opinion'],
    filters: ['projectId', 'projectProductId', 'type', 'userId', 'status'],
    sort: '-tzCreate',
  },
  form: [
    {
      title: '设计',
      fields: ['name', 'type', 'projectId', 'projectProductId', 'projectModuleId', 'edition', 'describe'],
    },
    { title: '稿件', fields: ['file', 'link', 'userId', 'planDate'] },
    { title: '评审', fields: ['audit1', 'tzReview'] },
  ],
  summary: ['projectId', 'type', 'edition', 'userId'],
})
