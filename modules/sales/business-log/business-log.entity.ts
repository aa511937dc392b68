import { drafter } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, asParent, field, holds, is, le, me, nobody, not, now, via } from '@chengban/kernel/expr.ts'
import { hoursBetween, of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { json, place } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** What people write by hand; the rest comes of steps. */
export const ownKinds = ['跟进', '拜访', '电话', '演示'] as const
const kinds = [...ownKinds, '产品', '预算', '我方', '跟进状态', '进度', '审核', '任务', '同步'] as const

const byHand = allOf(is({ isAuto: false }), is({ kind: ownKinds }))
const fresh = le(hoursBetween(field('tzCreate'), now()), 24)
const told = ['content', 'nextPlan', 'dtNext', 'clientContactIds', 'file'] as const

/** One dated entry in the history of an opportunity; entries of changes hold old and new values and are never edited. */
export const businessLog = entity('businessLog', {
  label: '商务日志',
  title: 'content',
  fields: {
    businessOpportunityId: ref('商机', 'businessOpportunity', { required: true, onDelete: 'cascade', fixed: true }),
    clientId: ref('客户', 'client', { computed: of('businessOpportunityId', 'clientId'), kept: true }),
    kind: oneOf('类型', kinds, { required: true, default: '跟进' }),
    content: longText('内容', { required: true, search: true }),
    tzLog: datetime('发生时间', { required: true, default: { from: 'now' } }),
    nextPlan: longText('下一步计划'),
    dtNext: date('下次跟进'),
    clientContactIds: refs('联系人', 'clientContact', {
      offers: { clientId: { from: 'businessOpportunityId.clientId' } },
    }),
    before: json('变更前', { readonly: true, isAside: true }),
    after: json('变更后', { readonly: true, isAside: true }),
    reason: text('原因'),
    file: files('附件'),
    place: place('位置', { isHere: true }),
    clientVisitId: ref('拜访', 'clientVisit', { readonly: true, onDelete: 'setNull' }),
    demoApplyId: ref('演示申请', 'demoApply', { readonly: true, onDelete: 'setNull' }),
    isAuto: bool('系统生成', { readonly: true, default: false }),
  },
  rows: {
    own: me('creatorId'),
    manage: holds('businessOpportunity:manage'),
    also: [asParent('businessOpportunityId')],
  },
  write: {
    create: anyOf(
      via('businessOpportunityId', anyOf(me('salesPersonnel'), me('helperId'), drafter)),
      holds('businessOpportunity:manage'),
    ),
    update: me('creatorId'),
    remove: nobody,
  },
  edits: [
    { when: not(byHand), who: nobody, fields: [], message: '系统日志不能修改' },
    { when: allOf(byHand, fresh), who: me('creatorId'), fields: told },
    { when: not(fresh), who: nobody, fields: [], message: '日志已超过24小时，不能修改' },
  ],
  acts: [
    {
      name: 'edit',
      label: '修改日志',
      who: me('creatorId'),
      except: [{ who: not(me('creatorId')), message: '只能修改自己的日志' }],
      call: '/business-log/edit',
      input: told,
      required: { content: '内容不能为空' },
      guards: [
        { holds: byHand, message: '系统日志不能修改' },
        { holds: fresh, message: '日志已超过24小时，不能修改' },
      ],
      effect: 'businessLog/saved',
    },
  ],
  unique: [{ fields: ['businessOpportunityId', 'clientVisitId'], message: '该拜访已在日志中' }],
  checks: [{ holds: le(field('tzLog'), now()), field: 'tzLog', message: '发生时间不能晚于现在' }],
  on: { check: 'businessLog/check', saved: 'businessLog/saved' },
  indexes: [
    ['businessOpportunityId', 'tzLog'],
    ['creatorId', 'tzLog'],
  ],
  list: {
    columns: ['tzLog', 'businessOpportunityId', 'clientId', 'kind', 'content', 'nextPlan', 'dtNext', 'creatorId'],
    filters: ['businessOpportunityId', 'clientId', 'kind', 'creatorId', 'tzLog'],
    sort: '-tzLog',
    calendar: { from: 'tzLog', hue: 'kind' },
  },
  form: [
    {
      title: '日志',
      fields: ['businessOpportunityId', 'kind', 'tzLog', 'content', 'clientContactIds', 'file', 'place'],
    },
    { title: '下一步', fields: ['nextPlan', 'dtNext'] },
  ],
})
