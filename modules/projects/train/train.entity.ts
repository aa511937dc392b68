import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  asParent,
  eq,
  field,
  gt,
  holds,
  is,
  isSet,
  le,
  lt,
  me,
  not,
  now,
  tasked,
} from '@chengban/kernel/expr.ts'
import { dateOf, hoursBetween, lineAvg, lineCount, round } from '@chengban/kernel/formula.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { phone } from '@chengban/kernel/kinds/contact.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files, images, signature } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { stageNames } from '../project-stages.ts'
import { open } from '../team.ts'
import { status } from './train.status.ts'

const maker = anyOf(me('creatorId'), me('teacherId'))
const inside = is({ type: '内部培训' })

/** A training held for a client, a version or ourselves, with sign-in and audit. */
export const train = entity('train', {
  label: '培训记录',
  title: 'name',
  fields: {
    name: text('培训主题', { required: true, search: true }),
    type: dict('类型', 'trainType', { required: true }),
    projectId: ref('项目', 'project'),
    node: int('节点', { names: stageNames, readonly: true }),
    projectVerId: ref('版本交付', 'projectVer', { readonly: true }),
    tzStart: datetime('开始时间', { required: true }),
    tzEnd: datetime('结束时间', { required: true, begins: { field: 'tzStart', hours: 2 } }),
    address: text('地点'),
    teacherId: ref('讲师', 'user', { required: true }),
    content: longText('培训内容', { required: true }),
    plan: files('培训计划'),
    manual: files('操作手册'),
    courseware: files('培训课件'),
    signFile: files('纸质签到表'),
    photo: images('现场照片'),
    video: files('培训视频', { accept: ['mp4', 'webm', 'm4v', 'mov'] }),
    trainees: lines(
      '参训人员',
      {
        name: text('姓名', { required: true }),
        department: text('部门'),
        phone: phone('电话', { required: true }),
        signature: signature('签字'),
        satisfaction: int('满意度', { min: 1, max: 5 }),
        advice: text('建议', { max: 1000 }),
        tzSign: datetime('签到时间'),
      },
      { readonly: true },
    ),
    traineeCount: int('参训人数', { computed: lineCount('trainees') }),
    satisfaction: decimal('平均满意度', { digits: 1, computed: round(lineAvg('trainees', 'satisfaction'), 1) }),
    hours: decimal('课时', { digits: 1, computed: round(hoursBetween(field('tzStart'), field('tzEnd')), 1) }),
    ...audited(1, { without: ['变更中'], labels: { status: '状态' } }),
  },
  rows: {
    own: maker,
    manage: holds('train:manage'),
    also: [tasked, holds('train:audit'), asParent('projectId')],
    token: {
      of: 'project',
      by: 'projectId',
      when: not(is({ status: '已作废' })),
      fields: [
        'projectId',
        'name',
        'type',
        'tzStart',
        'tzEnd',
        'address',
        'teacherId',
        'content',
        'courseware',
        'traineeCount',
        'status',
      ],
    },
  },
  self: maker,
  write: { create: holds('train:apply'), update: anyOf(maker, holds('train:manage')), remove: me('creatorId') },
  workflow: status,
  audit: {
    levels: 1,
    change: 'none',
    approvers: { 1: [{ holds: 'train:audit' }] },
    submit: maker,
    guards: {
      submit: [
        { holds: le(field('tzEnd'), now()), field: 'tzEnd', message: '培训未结束，不能提交' },
        {
          holds: anyOf(inside, gt(lineCount('trainees'), 0), isSet('signFile')),
          field: 'signFile',
          message: '请完成签到',
        },
        { holds: anyOf(inside, isSet('photo'), isSet('video')), field: 'photo', message: '请上传现场照片或视频' },
        open,
      ],
    },
    effect: { approve: 'train/passed' },
  },
  requires: [{ when: is({ type: ['客户培训', '版本培训'] }), fields: ['projectId'], message: '请选择项目' }],
  checks: [
    {
      holds: allOf(lt(field('tzStart'), field('tzEnd')), eq(dateOf(field('tzStart')), dateOf(field('tzEnd')))),
      field: 'tzEnd',
      message: '日期错误',
    },
  ],
  on: { check: 'train/check', removing: 'project/open' },
  indexes: [
    ['projectId', 'status'],
    ['teacherId', 'tzStart'],
  ],
  list: {
    columns: ['name', 'type', 'projectId', 'teacherId', 'tzStart', 'hours', 'traineeCount', 'satisfaction', 'status'],
    filters: ['projectId', 'type', 'teacherId', 'status', 'tzStart'],
    sort: '-tzStart',
    calendar: { from: 'tzStart', to: 'tzEnd', hue: 'status' },
  },
  form: [
    { title: '培训', fields: ['name', 'type', 'projectId', 'node', 'teacherId', 'content'] },
    { title: '时间地点', fields: ['tzStart', 'tzEnd', 'hours', 'address'] },
    { title: '资料', fields: ['plan', 'manual', 'courseware', 'signFile', 'photo', 'video'] },
    { title: '签到', fields: ['trainees', 'traineeCount', 'satisfaction'] },
    { title: '审核', fields: ['audit1'] },
  ],
  summary: ['type', 'projectId', 'teacherId', 'tzStart', 'traineeCount'],
})
