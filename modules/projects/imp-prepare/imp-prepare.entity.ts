import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, holds, isSet, me, via } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { leads } from '../team.ts'
import { status } from './imp-prepare.status.ts'

const keeper = anyOf(
  leads,
  via('businessOpportunityId', me('salesPersonnel')),
  holds('project:pmo'),
  holds('project:manage'),
)

/** One document of the preparation of a project, or of an opportunity before it has one. */
export const impPrepare = entity('impPrepare', {
  label: '实施准备',
  title: 'name',
  fields: {
    projectId: ref('项目', 'project', { fixed: true, onDelete: 'cascade' }),
    businessOpportunityId: ref('商机', 'businessOpportunity', { fixed: true }),
    impDocumentId: ref('资料项', 'impDocument', { required: true, fixed: true, among: { node: 0 } }),
    name: text('资料名称', { readonly: true, search: true, default: { of: ['impDocumentId', 'name'] } }),
    required: bool('必需', { readonly: true, default: { of: ['impDocumentId', 'required'] } }),
    userId: ref('责任人', 'user', { default: { of: ['projectId', 'impPrincipalId'] } }),
    endDate: date('截止日期'),
    status: oneOf('状态', status.states, { default: '未上传', readonly: true }),
    file: files('文件', { readonly: true }),
    uploaderId: ref('上传人', 'user', { readonly: true }),
    tzUpload: datetime('上传时间', { readonly: true }),
    auditorId: ref('审核人', 'user', { readonly: true }),
    tzAudit: datetime('审核时间', { readonly: true }),
    opinion: text('意见', { readonly: true, max: 1000 }),
    source: oneOf('来源', ['上传', '商机', '合同'], { default: '上传', readonly: true }),
    sort: int('排序', { readonly: true, default: { of: ['impDocumentId', 'sort'] } }),
  },
  rows: {
    own: anyOf(me('userId'), me('uploaderId')),
    manage: holds('project:manage'),
    also: [asParent('projectId'), asParent('businessOpportunityId')],
  },
  write: { create: keeper, update: keeper, remove: keeper },
  workflow: status,
  checks: [
    {
      holds: anyOf(isSet('projectId'), isSet('businessOpportunityId')),
      field: 'projectId',
      message: '请选择项目或商机',
    },
  ],
  unique: [
    { fields: ['projectId', 'impDocumentId'], message: '资料已存在' },
    { fields: ['businessOpportunityId', 'impDocumentId'], message: '资料已存在' },
  ],
  on: { check: 'impPrepare/check', removing: 'project/open' },
  list: {
    columns: ['projectId', 'name', 'required', 'userId', 'endDate', 'status', 'file', 'auditorId', 'opinion'],
    filters: ['projectId', 'businessOpportunityId', 'status', 'userId'],
    sort: 'projectId,sort',
    board: {
      by: 'status',
      card: ['projectId', 'name', 'userId', 'endDate'],
      due: { at: 'endDate', over: ['通过', '不适用'] },
    },
  },
  form: [
    {
      title: '资料',
      fields: ['projectId', 'businessOpportunityId', 'impDocumentId', 'name', 'required', 'userId', 'endDate'],
    },
    { title: '上传', fields: ['file', 'uploaderId', 'tzUpload', 'source'] },
    { title: '审核', fields: ['auditorId', 'tzAudit', 'opinion'] },
  ],
  summary: ['projectId', 'name', 'userId', 'endDate'],
})
