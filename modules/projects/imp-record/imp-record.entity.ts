import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, field, holds, is, lt, me } from '@chengban/kernel/expr.ts'
import { hoursBetween, round } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { phone } from '@chengban/kernel/kinds/contact.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files, images, signature } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { place } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { contains } from '@chengban/kernel/row-rule.ts'
import { stageNames } from '../project-stages.ts'
import { status } from './imp-record.status.ts'

/** One visit or remote service for a project: reserved, done, written up and signed by the client. */
export const impRecord = entity('impRecord', {
  label: '实施记录',
  title: 'content',
  fields: {
    projectId: ref('项目', 'project', { required: true, fixed: true }),
    node: int('节点', { names: stageNames, readonly: true }),
    type: oneOf('方式', ['现场', '远程'], { required: true }),
    isReservation: bool('预约', { default: false, fixed: true }),
    userId: ref('实施人', 'user', { required: true, default: { from: 'me' } }),
    coUserIds: refs('同行人员', 'user'),
    tzStart: datetime('开始时间', { required: true }),
    tzEnd: datetime('结束时间', { required: true, begins: { field: 'tzStart', hours: 8 } }),
    hours: decimal('工时', { digits: 1, computed: round(hoursBetween(field('tzStart'), field('tzEnd')), 1) }),
    days: decimal('天数', { digits: 1, computed: { onWrite: 'impRecord/days' } }),
    place: place('地点', { isHere: true }),
    content: longText('实施内容'),
    result: longText('实施结果'),
    problem: longText('遗留问题'),
    temporaryId: text('临时编号', { unique: true, fixed: true }),
    clientUser: text('客户联系人'),
    clientPhone: phone('客户电话'),
    photo: images('现场照片'),
    file: files('附件'),
    status: oneOf('状态', status.states, { default: '待填写', readonly: true }),
    signature: signature('客户签字', { readonly: true }),
    signer: text('签字人', { readonly: true }),
    tzConfirm: datetime('确认时间', { readonly: true }),
    contentHash: text('内容摘要', { readonly: true, isAside: true }),
    clientOpinion: text('客户意见', { readonly: true, max: 1000 }),
    satisfaction: int('满意度', { min: 1, max: 5, readonly: true }),
  },
  rows: {
    own: anyOf(me('userId'), me('creatorId'), contains('coUserIds')),
    manage: holds('impRecord:manage'),
    also: [asParent('projectId')],
    token: {
      of: 'project',
      by: 'projectId',
      when: is({ status: ['客户待确认', '已确认', '有异议'] }),
      fields: [
        'projectId',
        'type',
        'tzStart',
        'tzEnd',
        'content',
        'result',
        'problem',
        'photo',
        'userId',
        'place',
        'contentHash',
        'status',
        'signature',
        'signer',
        'tzConfirm',
        'clientOpinion',
      ],
    },
  },
  write: {
    create: anyOf(holds('impRecord:apply'), holds('impRecord:manage')),
    update: anyOf(me('userId'), me('creatorId'), holds('impRecord:manage')),
    remove: anyOf(me('userId'), me('creatorId'), holds('impRecord:manage')),
  },
  workflow: status,
  edits: [{ when: is({ status: ['客户待确认', '已确认', '已取消'] }), fields: [] }],
  checks: [{ holds: lt(field('tzStart'), field('tzEnd')), field: 'tzEnd', message: '日期错误' }],
  removable: [{ holds: is({ status: ['已预约', '待填写'] }), message: '当前状态不可删除' }],
  on: { check: 'impRecord/check', removing: 'impRecord/removing' },
  indexes: [
    ['projectId', 'tzStart'],
    ['userId', 'tzStart'],
  ],
  list: {
    columns: ['projectId', 'node', 'type', 'userId', 'tzStart', 'tzEnd', 'days', 'content', 'status', 'signer'],
    filters: ['projectId', 'userId', 'type', 'node', 'status', 'tzStart'],
    sort: '-tzStart',
    calendar: { from: 'tzStart', to: 'tzEnd', hue: 'status' },
  },
  tells: [{ foretells: ['days'], needs: ['tzStart', 'tzEnd'], at: 'tzEnd' }],
  form: [
    {
      title: '安排',
      fields: ['projectId', 'type', 'isReservation', 'userId', 'coUserIds', 'tzStart', 'tzEnd', 'hours', 'days'],
    },
    { title: '记录', fields: ['place', 'content', 'result', 'problem', 'photo', 'file'] },
    {
      title: '客户',
      fields: ['clientUser', 'clientPhone', 'signature', 'signer', 'tzConfirm', 'satisfaction', 'clientOpinion'],
    },
  ],
  summary: ['projectId', 'type', 'userId', 'tzStart', 'days'],
})
