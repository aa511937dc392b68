import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, count, eq, field, holds, is, isSet, le, me, not, tasked, today } from '@chengban/kernel/expr.ts'
import { join, parent } from '@chengban/kernel/formula.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** A version replaced by a change. Its files stay readable for everybody who can read the record. */
const version = {
  fileVersion: int('文件版本'),
  name: text('文件名称'),
  file: files('文件'),
  tzAudit: datetime('审核时间'),
  auditorName: text('审核人'),
}

const ofAudits = is({ module: 'fileAudit' })

/** Company files that are audited once and then chosen in forms. */
export const fileAudit = entity('fileAudit', {
  label: '文件审核',
  one: '文件',
  resource: 'file-audit',
  title: 'name',
  fields: {
    name: text('文件名称', { required: true, search: true }),
    file: files('文件', { required: true, min: 1, max: 20 }),
    category: dict('分类', 'fileCategory', { required: true, default: '其他' }),
    departmentId: ref('所属部门', 'department', { readonly: true }),
    remark: longText('用途说明', { max: 1000 }),
    expireDate: date('有效期至', { hint: '过期后不可再选用', lapses: true }),
    ...audited(1, { labels: { status: '状态' } }),
    ...handedIn,
    tzAudit: datetime('审核时间', { readonly: true }),
    fileVersion: int('文件版本', { readonly: true, default: 1 }),
    history: lines('历史版本', version, { readonly: true }),
    useCount: int('引用次数', {
      computed: count({
        of: 'fileLink',
        by: 'fileId',
        through: { of: 'fileLink', by: 'relevanceId', column: 'fileId', where: ofAudits },
        where: not(allOf(ofAudits, eq(field('relevanceId'), join(parent('id'))))),
        distinct: ['module', 'relevanceId'],
      }),
    }),
  },
  rows: {
    own: me('creatorId'),
    manage: holds('file:manage'),
    also: [tasked, allOf(holds('file:audit'), is({ status: ['待一级审核', '通过', '变更中'] }))],
  },
  write: {
    create: holds('file:apply'),
    update: anyOf(me('creatorId'), holds('file:manage')),
    remove: anyOf(me('creatorId'), holds('file:manage')),
  },
  audit: {
    levels: 1,
    codes: { 1: 'file:audit' },
    calls: { decide: '/file-audit/audit', withdraw: '/file-audit/withdraw' },
    submit: anyOf(allOf(me('creatorId'), holds('file:apply')), holds('file:manage')),
    guards: {
      submit: [
        {
          holds: anyOf(not(isSet('expireDate')), le(today(), field('expireDate'))),
          field: 'expireDate',
          message: '有效期不能早于今天',
        },
      ],
    },
    guard: { void: 'fileAudit/unused' },
    effect: { approve: 'fileAudit/approved' },
    void: holds('file:manage'),
  },
  on: { check: 'fileAudit/check' },
  list: {
    columns: [
      'name',
      'category',
      'file',
      'creatorId',
      'departmentId',
      'status',
      'fileVersion',
      'expireDate',
      'tzCreate',
    ],
    filters: ['category', 'status', 'creatorId'],
    sort: '-tzCreate',
  },
  form: [
    { title: '文件', fields: ['name', 'category', 'file', 'expireDate', 'remark'] },
    { title: '审核', fields: ['audit1'] },
  ],
  summary: ['category', 'file', 'expireDate'],
})
