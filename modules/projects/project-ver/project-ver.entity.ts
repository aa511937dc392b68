import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, field, holds, is, isSet, me, not, tasked } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { files, signature } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { member, open } from '../team.ts'
import { status } from './project-ver.status.ts'

const owner = anyOf(me('creatorId'), me('userId'))

const { status: auditStatus, ...decided } = audited(2, {
  without: ['变更中', '已作废'],
  labels: { opinion: '最终意见' },
})

/** One delivery of a product version to a project. */
export const projectVer = entity('projectVer', {
  label: '版本交付',
  title: 'name',
  fields: {
    projectId: ref('项目', 'project', { required: true, fixed: true }),
    productLibraryVersionId: ref('产品版本', 'productLibraryVersion', { required: true, fixed: true }),
    product: text('产品', { computed: of('productLibraryVersionId', 'productLibraryId', 'name') }),
    fromVersionId: ref('原版本', 'productLibraryVersion', {
      readonly: true,
      default: { of: ['projectId', 'productLibraryVersionId'] },
    }),
    name: text('交付名称', { required: true, search: true }),
    type: oneOf('类型', ['大版本', '小版本'], { default: '大版本', readonly: true }),
    isSmall: bool('免二级', { computed: is({ type: '小版本' }) }),
    content: longText('更新内容', { required: true }),
    planDate: date('计划交付', { required: true }),
    userId: ref('交付人', 'user', { required: true }),
    bugIds: refs('解决的缺陷', 'bug', { offers: { projectId: { from: 'projectId' } } }),
    applyForIds: refs('实现的需求', 'applyFor', { offers: { projectId: { from: 'projectId' } } }),
    file: files('交付文档'),
    video: files('演示视频', { accept: ['mp4', 'webm', 'm4v', 'mov'] }),
    needTrain: bool('需要培训', { default: true }),
    trainId: ref('培训记录', 'train', { readonly: true }),
    round: int('轮次', { default: 1, readonly: true }),
    preId: ref('上一轮', 'projectVer', { readonly: true }),
    status: oneOf('状态', status.states, { default: '草稿', readonly: true }),
    auditStatus,
    ...decided,
    audit1: ref('一级审核人', 'user', { default: { of: ['projectId', 'devPrincipalId'] } }),
    tzDeliver: datetime('交付时间', { readonly: true }),
    watched: percent('视频观看进度', { readonly: true }),
    signature: signature('客户签字', { readonly: true }),
    signer: text('签字人', { readonly: true }),
    tzConfirm: datetime('确认时间', { readonly: true }),
    contentHash: text('内容摘要', { readonly: true, isAside: true }),
    clientOpinion: longText('客户意见', { readonly: true }),
  },
  rows: {
    own: owner,
    manage: holds('project:manage'),
    also: [tasked, asParent('projectId')],
    token: {
      of: 'project',
      by: 'projectId',
      when: is({ status: ['客户待确认', '已确认', '有异议'] }),
      fields: [
        'projectId',
        'name',
        'type',
        'content',
        'video',
        'file',
        'bugIds',
        'applyForIds',
        'contentHash',
        'status',
        'tzDeliver',
        'watched',
        'signature',
        'signer',
        'tzConfirm',
        'clientOpinion',
      ],
    },
  },
  write: { create: member, update: anyOf(owner, holds('project:manage')), remove: me('creatorId') },
  workflow: status,
  audit: {
    levels: 2,
    field: 'auditStatus',
    change: 'none',
    approvers: { 1: ['projectId.devPrincipalId'], 2: [{ holds: 'project:pmo' }] },
    submit: owner,
    locks: ['projectId'],
    skip: [{ level: 2, field: 'isSmall' }],
    guards: {
      submit: [
        open,
        { holds: not(is({ status: '已作废' })), message: '单据已作废' },
        { holds: anyOf(is({ type: '小版本' }), isSet('video')), field: 'video', message: '请上传演示视频' },
      ],
    },
    guard: { submit: 'projectVer/submitting' },
    after: {
      submit: { set: { status: '待一级审核' } },
      enter: { set: { status: field('auditStatus') } },
      approve: {
        set: { status: '待交付' },
        notify: [{ to: ['userId'], text: '【版本交付】{name}已通过审核，待交付' }],
      },
      reject: { set: { status: '驳回' } },
      auditWithdraw: { set: { status: field('auditStatus') } },
      withdraw: { set: { status: '已撤回' } },
    },
  },
  edits: [{ when: is({ status: '待交付' }), fields: ['userId', 'planDate'] }],
  unique: [
    {
      fields: ['projectId', 'productLibraryVersionId'],
      where: not(is({ status: ['已作废', '驳回', '有异议'] })),
      message: '该版本已在交付中',
    },
  ],
  on: { check: 'projectVer/check', removing: 'project/open' },
  indexes: [['projectId', 'status']],
  list: {
    columns: [
      'projectId',
      'productLibraryVersionId',
      'name',
      'type',
      'planDate',
      'userId',
      'status',
      'round',
      'signer',
      'tzConfirm',
    ],
    filters: ['projectId', 'type', 'status', 'userId', 'planDate'],
    sort: '-tzCreate',
    exports: 'everybody',
    board: {
      by: 'status',
      card: ['projectId', 'name', 'userId', 'planDate'],
      due: { at: 'planDate', over: ['客户待确认', '已确认', '有异议', '已作废'] },
    },
  },
  form: [
    {
      title: '交付',
      fields: [
        'projectId',
        'productLibraryVersionId',
        'product',
        'fromVersionId',
        'name',
        'type',
        'content',
        'bugIds',
        'applyForIds',
        'round',
        'preId',
      ],
    },
    { title: '安排', fields: ['planDate', 'userId', 'needTrain', 'trainId', 'file', 'video'] },
    { title: '审核', fields: ['audit1', 'audit2'] },
    { title: '客户', fields: ['tzDeliver', 'watched', 'signature', 'signer', 'tzConfirm', 'clientOpinion'] },
  ],
  summary: ['projectId', 'productLibraryVersionId', 'type', 'planDate', 'userId'],
})
