import { entity } from '@chengban/kernel/entity.ts'
import { add, anyOf, asParent, count, field, gt, holds, is, me, not, today, via, when } from '@chengban/kernel/expr.ts'
import { dateOf, daysBetween, settingValue } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { phone } from '@chengban/kernel/kinds/contact.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { file, signature } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { stageNames } from '../project-stages.ts'
import { leads as lead, worker } from '../team.ts'
import { status } from './project-progress.status.ts'

/** Days since it went to the client, while the client has not answered. */
const waited = when([[is({ status: '客户待确认' }), daysBetween(dateOf(field('tzSend')), today())]], 0)

/** A sheet of progress of one stage that the client reads and signs; the unit that closes a stage. */
export const projectProgress = entity('projectProgress', {
  label: '进度确认单',
  title: 'name',
  fields: {
    projectId: ref('项目', 'project', { required: true, fixed: true }),
    node: int('节点', { names: stageNames, min: 1, max: 6, required: true, fixed: true }),
    round: int('轮次', { computed: { onWrite: 'projectProgress/round' } }),
    stageRound: int('阶段轮次', { computed: { onWrite: 'projectProgress/stageRound' } }),
    name: text('标题', { search: true, hint: '空 = 【项目】阶段进度确认单（第几次）' }),
    isStageEnd: bool('阶段完成确认', { default: false }),
    content: longText('已完成工作', { required: true }),
    nextPlan: longText('下一步计划'),
    percent: percent('阶段进度', { min: 0, max: 100 }),
    temporaryId: text('临时编号', { unique: true, fixed: true }),
    problemCount: int('问题数', {
      computed: add(count({ of: 'bug', by: 'projectProgressId' }), count({ of: 'applyFor', by: 'projectProgressId' })),
    }),
    report: json('确认内容', {
      names: {
        content: '内容',
        percent: '进度（%）',
        hours: '工时',
        nextPlan: '下一步',
        problems: '问题',
        files: '文件',
        name: '名称',
        kind: '类型',
        priority: '优先级',
        status: '状态',
        endTime: '期限',
      },
      readonly: true,
      structure: {
        content: 'text',
        files: [{ fileHash: 'text?', impNodeLogId: 'uuid', name: 'text', url: 'url' }],
        hours: 'decimal?',
        nextPlan: 'text?',
        percent: 'percent?',
        problems: [
          { endTime: 'date?', id: 'uuid', kind: 'bug|applyFor', name: 'text', priority: 'text?', status: 'text' },
        ],
      },
    }),
    contentHash: text('内容摘要', { readonly: true, isAside: true }),
    status: oneOf('状态', ['草稿', '待内部确认', '客户待确认', '已确认', '有异议', '已完成', '已作废'], {
      default: '草稿',
      readonly: true,
    }),
    confirmId: ref('内部确认人', 'user', { readonly: true }),
    tzSend: datetime('发送客户时间', { readonly: true }),
    waitDays: int('客户待确认天数', { computed: waited }),
    isOverdue: bool('客户超期未确认', { alarms: true, computed: gt(waited, settingValue('imp.feedbackDays')) }),
    signature: signature('客户签字', { readonly: true }),
    signer: text('签字人', { readonly: true }),
    signerPhone: phone('签字人电话', { readonly: true }),
    tzSign: datetime('签字时间', { readonly: true }),
    signIp: text('签字地址', { readonly: true }),
    clientOpinion: longText('客户意见', { readonly: true }),
    satisfaction: int('满意度', { min: 1, max: 5, readonly: true }),
    productSign: signature('产品负责人签字', { readonly: true, again: '已签字' }),
    productSignerId: ref('产品签字人', 'user', { readonly: true }),
    tzProductSign: datetime('产品签字时间', { readonly: true }),
    signatureProduct: signature('客户对产品问题的签字', { readonly: true, again: '已签字' }),
    productSigner: text('产品问题签字人', { readonly: true }),
    tzSignatureProduct: datetime('产品问题签字时间', { readonly: true }),
    pdf: file('签字PDF', { readonly: true }),
  },
  rows: {
    own: me('creatorId'),
    manage: holds('project:manage'),
    also: [asParent('projectId'), via('projectId', via('productLibraryId', me('principalId')))],
    token: {
      of: 'project',
      by: 'projectId',
      when: is({ status: ['客户待确认', '已确认', '有异议', '已完成'] }),
      fields: [
        'projectId',
        'node',
        'round',
        'stageRound',
        'name',
        'isStageEnd',
        'report',
        'contentHash',
        'status',
        'tzSend',
        'signer',
        'tzSign',
        'clientOpinion',
        'satisfaction',
        'signature',
        'productSign',
        'tzProductSign',
        'productSigner',
        'signatureProduct',
        'tzSignatureProduct',
      ],
    },
  },
  write: { create: via('projectId', worker), update: anyOf(me('creatorId'), lead), remove: me('creatorId') },
  workflow: status,
  edits: [{ when: not(is({ status: ['草稿', '有异议'] })), fields: [], message: '已发送客户，不能更新' }],
  unique: [
    {
      fields: ['projectId', 'node', 'stageRound'],
      where: is({ isStageEnd: true, status: ['待内部确认', '客户待确认', '已确认'] }),
      message: '该阶段已有待确认的确认单',
    },
  ],
  removable: [{ holds: is({ status: '草稿' }), message: '当前状态不可删除' }],
  on: { check: 'projectProgress/check', saved: 'projectProgress/saved' },
  indexes: [['projectId', 'status', 'tzCreate']],
  list: {
    // the title begins with the project
    columns: [
      'name',
      'node',
      'round',
      'isStageEnd',
      'problemCount',
      'status',
      'waitDays',
      'isOverdue',
      'signer',
      'tzSign',
    ],
    filters: ['projectId', 'node', 'status', 'isOverdue', 'isStageEnd'],
    sort: '-tzCreate',
  },
})
