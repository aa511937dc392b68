import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, eq, field, holds, is, me, not, subtract, tasked, via } from '@chengban/kernel/expr.ts'
import { coalesce, of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { builders, open, principal } from '../team.ts'

const unchanged = eq(coalesce(of('projectId', 'estimate'), 0), field('before'))

/** A request to change the man-days of a project. */
export const projectManDay = entity('projectManDay', {
  label: '人天变更',
  title: 'projectId',
  fields: {
    projectId: ref('项目', 'project', { required: true, fixed: true }),
    before: decimal('原人天', { digits: 1, readonly: true, default: { of: ['projectId', 'estimate'] } }),
    after: decimal('变更后人天', { digits: 1, required: true, min: 0 }),
    delta: decimal('增减', { digits: 1, computed: subtract(field('after'), field('before')) }),
    isSmall: bool('免二级', { computed: { onWrite: 'projectManDay/isSmall' }, default: false }),
    reason: longText('原因', { required: true }),
    applyForId: ref('关联需求', 'applyFor', { offers: { projectId: { from: 'projectId', orNone: true } } }),
    file: files('附件'),
    ...audited(2, { without: ['变更中'], labels: { status: '状态', opinion: '最终意见' } }),
  },
  rows: { own: me('creatorId'), manage: holds('project:manage'), also: [tasked, principal] },
  write: {
    create: anyOf(builders, holds('project:manage')),
    update: me('creatorId'),
    remove: me('creatorId'),
  },
  audit: {
    levels: 2,
    change: 'none',
    submit: me('creatorId'),
    locks: ['projectId'],
    skip: [{ level: 2, field: 'isSmall' }],
    guards: {
      submit: [
        open,
        {
          holds: via('projectId', is({ auditStatus: ['通过', '变更中'] })),
          field: 'projectId',
          message: '项目未通过立项审核',
        },
      ],
      approve: [{ holds: unchanged, message: '单据已变更，请刷新' }],
    },
    guard: { submit: 'projectManDay/submitting' },
    after: {
      approve: {
        effects: [{ move: ['project', 'changeManDay'], at: 'projectId', input: { estimate: field('after') } }],
        notify: [{ to: ['projectId.principalId'], text: '【项目】{projectId}的人天由{before}变更为{after}' }],
      },
    },
  },
  checks: [{ holds: not(eq(field('after'), field('before'))), field: 'after', message: '人天未变化' }],
  unique: [
    {
      fields: ['projectId'],
      where: is({ status: ['待一级审核', '待二级审核'] }),
      message: '已有待审核的人天变更',
    },
  ],
  on: { check: 'project/open' },
  indexes: [['projectId', 'status']],
  list: {
    columns: ['projectId', 'before', 'after', 'delta', 'reason', 'status', 'tzCreate'],
    filters: ['projectId', 'status'],
    sort: '-tzCreate',
  },
  form: [
    { title: '人天', fields: ['projectId', 'before', 'after', 'delta', 'reason', 'file'] },
    { title: '审核', fields: ['audit1', 'audit2'] },
  ],
  summary: ['projectId', 'before', 'after', 'reason'],
})
