import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, holds, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { files, signature } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { stageNames } from '../project-stages.ts'
import { member } from '../team.ts'
import { status } from './imp-node-log.status.ts'

const bringer = anyOf(member, holds('impNodeLog:upload'))

/** One required document of one stage of one project, in one round. */
export const impNodeLog = entity('impNodeLog', {
  label: '实施资料',
  title: 'name',
  fields: {
    projectId: ref('项目', 'project', { required: true, fixed: true, onDelete: 'cascade' }),
    node: int('节点', {
      names: stageNames,
      min: 1,
      max: 6,
      required: true,
      readonly: true,
      default: { of: ['projectId', 'impNode'] },
    }),
    round: int('轮次', { default: 1, readonly: true }),
    impDocumentId: ref('资料项', 'impDocument', { readonly: true }),
    name: text('资料名称', { required: true, search: true, fixed: true }),
    required: bool('必需', { readonly: true, default: false }),
    needSign: bool('需客户签字', { readonly: true, default: false }),
    status: oneOf('状态', status.states, { default: '未上传', readonly: true }),
    file: files('文件', { readonly: true }),
    fileHash: text('文件摘要', { readonly: true, isAside: true }),
    uploaderId: ref('上传人', 'user', { readonly: true }),
    tzUpload: datetime('上传时间', { readonly: true }),
    auditorId: ref('审核人', 'user', { readonly: true }),
    tzAudit: datetime('审核时间', { readonly: true }),
    opinion: text('意见', { readonly: true, max: 1000 }),
    trainId: ref('培训记录', 'train', { readonly: true }),
    projectProgressId: ref('确认单', 'projectProgress', { readonly: true }),
    signature: signature('客户签字', { readonly: true }),
    signer: text('签字人', { readonly: true }),
    tzSign: datetime('签字时间', { readonly: true }),
    sort: int('排序'),
  },
  rows: {
    own: asParent('projectId'),
    manage: holds('project:manage'),
    token: {
      of: 'project',
      by: 'projectId',
      when: is({ status: ['通过', '客户已签'] }),
      fields: ['projectId', 'node', 'round', 'name', 'needSign', 'status', 'file', 'sort', 'projectProgressId'],
    },
  },
  write: { create: bringer, update: anyOf(bringer, holds('project:manage')), remove: holds('project:manage') },
  workflow: status,
  edits: [{ when: is({ status: '客户已签' }), fields: [], message: '客户已签字，不能修改' }],
  unique: [{ fields: ['projectId', 'node', 'round', 'name'], message: '资料已存在' }],
  on: { check: 'impNodeLog/check', removing: 'project/open' },
  indexes: [['projectId', 'node', 'status']],
  list: {
    columns: [
      'projectId',
      'node',
      'name',
      'required',
      'needSign',
      'status',
      'file',
      'uploaderId',
      'tzUpload',
      'signer',
    ],
    filters: ['projectId', 'node', 'status', 'needSign'],
    sort: 'projectId,node,sort',
  },
  form: [
    { title: '资料', fields: ['projectId', 'node', 'round', 'name', 'required', 'needSign', 'impDocumentId', 'sort'] },
    { title: '上传', fields: ['file', 'uploaderId', 'tzUpload', 'trainId'] },
    { title: '审核', fields: ['auditorId', 'tzAudit', 'opinion'] },
    { title: '客户签字', fields: ['projectProgressId', 'signature', 'signer', 'tzSign'] },
  ],
  summary: ['projectId', 'name', 'node', 'status'],
})
