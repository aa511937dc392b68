import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, field, headOf, holds, is, isSet, le, me, not, now, today, via } from '@chengban/kernel/expr.ts'
import { dateOf, daysBetween, hoursBetween } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { phone } from '@chengban/kernel/kinds/contact.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { place } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { contains } from '@chengban/kernel/row-rule.ts'

const states = ['计划', '已拜访', '已补录', '已取消'] as const
const creator = me('creatorId')
const past = { holds: le(field('tzVisit'), now()), field: 'tzVisit', message: '拜访时间不能晚于现在' } as const
const told = [
  'department',
  'depPlace',
  'director',
  'tel',
  'content',
  'clientContactIds',
  'productLibraryId',
  'systemHas',
  'demand',
  'tzNext',
] as const

/** A planned or paid visit with place and photo, mostly entered on the phone. */
export const clientVisit = entity('clientVisit', {
  label: '客户拜访',
  title: 'content',
  fields: {
    clientId: ref('客户', 'client', { required: true, onDelete: 'cascade', makes: true }),
    businessOpportunityId: ref('相关商机', 'businessOpportunity', { offers: { clientId: { from: 'clientId' } } }),
    clientContactIds: refs('见面联系人', 'clientContact', { offers: { clientId: { from: 'clientId' } } }),
    companionIds: refs('同行人', 'user'),
    tzVisit: datetime('拜访时间', { required: true }),
    status: oneOf('状态', states, { readonly: true, default: '计划' }),
    department: text('拜访科室'),
    depPlace: text('科室位置'),
    director: text('科室主任'),
    tel: phone('主任电话'),
    content: longText('拜访内容', { search: true }),
    photo: images('现场照片', { max: 9 }),
    place: place('签到位置', { isHere: true }),
    distance: int('距客户（米）', { computed: { onWrite: 'clientVisit/distance' } }),
    productLibraryId: ref('介绍产品', 'productLibrary'),
    systemHas: longText('已有系统'),
    demand: longText('客户需求'),
    tzNext: datetime('下次拜访'),
    tzDone: datetime('登记时间', { readonly: true }),
    applyForId: ref('转出的需求', 'applyFor', { readonly: true }),
    logSynced: bool('已同步商务日志', { readonly: true, default: false }),
  },
  rows: {
    own: anyOf(creator, contains('companionIds')),
    manage: holds('client:manage'),
    also: [via('clientId', anyOf(me('userId'), me('helperId'))), headOf('creatorId')],
  },
  write: {
    create: anyOf(holds('client:apply'), holds('clientVisit:apply')),
    update: creator,
    remove: allOf(creator, is({ status: '计划' })),
  },
  edits: [
    {
      when: is({ status: ['已拜访', '已补录'] }),
      who: allOf(creator, le(hoursBetween(field('tzDone'), now()), 24)),
      fields: ['content', 'systemHas', 'demand', 'director', 'tel'],
      message: '拜访记录已锁定',
    },
  ],
  workflow: {
    field: 'status',
    states,
    initial: '计划',
    moves: [
      {
        name: 'visit',
        label: '完成拜访',
        from: ['计划'],
        to: '已拜访',
        who: creator,
        input: [...told, 'photo', 'place'],
        required: {
          content: '拜访内容不能为空',
          department: '拜访科室不能为空',
          photo: '请上传现场照片',
          place: '请定位',
        },
        guards: [
          past,
          { holds: le(hoursBetween(field('tzVisit'), now()), 24), field: 'tzVisit', message: '已超过24小时，请补录' },
        ],
        guard: 'clientVisit/arrive',
        set: { tzDone: { from: 'now' }, logSynced: true },
        effect: 'clientVisit/done',
        notify: [{ to: ['clientId.userId', 'clientId.helperId'], text: '【拜访】{clientId}有新的拜访' }],
      },
      {
        name: 'supplement',
        label: '补录',
        from: ['计划'],
        to: '已补录',
        who: creator,
        input: [...told, 'photo', 'place'],
        required: { content: '拜访内容不能为空', department: '拜访科室不能为空' },
        opinion: 'required',
        opinionMessage: '请填写补录原因',
        guards: [
          past,
          {
            holds: le(daysBetween(dateOf(field('tzVisit')), today()), 30),
            field: 'tzVisit',
            message: '超过30天不能补录',
          },
        ],
        guard: 'clientVisit/arrive',
        set: { tzDone: { from: 'now' }, logSynced: true },
        effect: 'clientVisit/done',
        notify: [{ to: [{ headOf: 'creatorId' }], text: '【拜访】{clientId}的拜访已补录' }],
      },
      {
        name: 'cancel',
        label: '取消',
        from: ['计划'],
        to: '已取消',
        who: creator,
        opinion: 'required',
        danger: true,
      },
      {
        name: 'toApplyFor',
        label: '转需求',
        from: ['已拜访', '已补录'],
        to: 'same',
        who: anyOf(creator, via('clientId', me('userId'))),
        guards: [
          { holds: isSet('demand'), field: 'demand', message: '请填写客户需求' },
          { holds: not(isSet('applyForId')), message: '已转需求' },
        ],
        guard: 'clientVisit/toApplyFor',
      },
    ],
  },
  acts: [
    {
      name: 'syncLog',
      label: '同步到商机',
      who: anyOf(creator, holds('client:manage')),
      anyVersion: true,
      call: {
        path: '/business-log/clientVisitSync',
        names: { clientVisitId: 'id' },
        answers: { created: ['counted', 'created'], skipped: ['counted', 'skipped'] },
      },
      asks: { businessOpportunityIds: refs('商机', 'businessOpportunity') },
      guards: [{ holds: is({ status: ['已拜访', '已补录'] }), message: '拜访未完成' }],
      guard: 'clientVisit/log',
      set: { logSynced: true },
      effect: 'clientVisit/logged',
    },
  ],
  on: { check: 'clientVisit/check' },
  indexes: [
    ['clientId', 'tzVisit'],
    ['creatorId', 'tzVisit'],
  ],
  list: {
    columns: ['tzVisit', 'clientId', 'department', 'director', 'content', 'creatorId', 'status', 'distance'],
    filters: ['clientId', 'creatorId', 'status', 'tzVisit', 'productLibraryId'],
    sort: '-tzVisit',
    calendar: { from: 'tzVisit', hue: 'status' },
  },
  form: [
    { title: '拜访', fields: ['clientId', 'tzVisit', 'businessOpportunityId', 'clientContactIds', 'companionIds'] },
    { title: '科室', fields: ['department', 'depPlace', 'director', 'tel'] },
    { title: '记录', fields: ['content', 'photo', 'place', 'productLibraryId', 'systemHas', 'demand', 'tzNext'] },
  ],
  summary: ['clientId', 'tzVisit', 'department', 'director'],
})
