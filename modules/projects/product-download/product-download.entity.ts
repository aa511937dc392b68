import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, holds, is, isSet, me, via } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { status } from './product-download.status.ts'

/** A grant to one person to fetch the package of a version a few times with a password. */
export const productDownload = entity('productDownload', {
  label: '产品下载',
  title: 'productLibraryVersionId',
  fields: {
    productLibraryVersionId: ref('版本', 'productLibraryVersion', { required: true, fixed: true }),
    projectId: ref('用于项目', 'project', { fixed: true }),
    clientId: ref('用于客户', 'client', { fixed: true }),
    userId: ref('申请人', 'user', { readonly: true, default: { from: 'me' } }),
    reason: longText('用途', { required: true }),
    status: oneOf('状态', status.states, { default: '待审批', readonly: true }),
    auditorId: ref('审批人', 'user', { readonly: true }),
    opinion: longText('意见', { readonly: true }),
    tzPass: datetime('通过时间', { readonly: true }),
    tzExpire: datetime('有效期至', { readonly: true }),
    maxTimes: int('可下载次数', { readonly: true }),
    usedTimes: int('已下载次数', { readonly: true, default: 0 }),
    wrongTimes: int('密码错误次数', { readonly: true, default: 0 }),
    passwordHash: text('密码摘要', { readonly: true, hidden: true }),
    // until its applicant has taken it
    sealedPassword: text('待领取密码', { readonly: true, hidden: true }),
    log: json('下载日志', { readonly: true, default: [], names: { tz: '时间', event: '动作', ok: '成功' } }),
  },
  rows: {
    own: me('userId'),
    manage: holds('productDownload:manage'),
    also: [
      holds('productLibrary:audit'),
      holds('productLibrary:resetPwd'),
      via('productLibraryVersionId', via('productLibraryId', me('principalId'))),
    ],
  },
  write: { create: holds('productLibrary:apply'), update: me('userId'), remove: holds('productDownload:manage') },
  workflow: status,
  edits: [{ when: is({ status: ['已通过', '驳回', '已失效'] }), fields: [] }],
  checks: [{ holds: anyOf(isSet('projectId'), isSet('clientId')), field: 'projectId', message: '请选择项目或客户' }],
  unique: [
    {
      fields: ['userId', 'productLibraryVersionId', 'projectId', 'clientId'],
      where: is({ status: ['待审批', '已通过'] }),
      message: '已有有效的下载授权',
    },
    {
      fields: ['userId', 'productLibraryVersionId', 'projectId'],
      where: is({ status: ['待审批', '已通过'], clientId: null }),
      message: '已有有效的下载授权',
    },
    {
      fields: ['userId', 'productLibraryVersionId', 'clientId'],
      where: is({ status: ['待审批', '已通过'], projectId: null }),
      message: '已有有效的下载授权',
    },
  ],
  on: { check: 'productDownload/check', saved: 'productDownload/saved' },
  indexes: [
    ['status', 'tzExpire'],
    ['userId', 'status'],
  ],
  list: {
    columns: [
      'productLibraryVersionId',
      'projectId',
      'userId',
      'reason',
      'status',
      'tzExpire',
      'usedTimes',
      'maxTimes',
    ],
    filters: ['status', 'productLibraryVersionId', 'userId', 'projectId'],
    sort: '-tzCreate',
  },
  form: [
    { title: '申请', fields: ['productLibraryVersionId', 'projectId', 'clientId', 'reason', 'userId'] },
    {
      title: '授权',
      fields: ['auditorId', 'opinion', 'tzPass', 'tzExpire', 'usedTimes', 'maxTimes', 'wrongTimes', 'log'],
    },
  ],
  summary: ['productLibraryVersionId', 'projectId', 'userId', 'reason'],
})
