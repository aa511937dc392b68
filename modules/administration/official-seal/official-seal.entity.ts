import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, count, eq, field, holds, is, isSet, me, not, sum } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { status } from './official-seal.status.ts'

/** A physical or electronic seal, always with one keeper; says at any moment where the seal is. */
export const officialSeal = entity('officialSeal', {
  label: '印章',
  title: 'name',
  fields: {
    name: text('印章名称', { required: true, unique: true, search: true }),
    code: text('印章编号', { required: true, unique: true, search: true }),
    kind: dict('印章类型', 'sealKind', { required: true }),
    company: dict('所属公司', 'company', { required: true }),
    keeperId: ref('保管人', 'user', { required: true, fixed: true, among: { isEnable: true } }),
    backupId: ref('备用保管人', 'user', { onDelete: 'setNull', among: { isEnable: true } }),
    place: text('存放位置'),
    image: images('印模', { max: 1, secret: 'officialSeal:manage' }),
    canTakeOut: bool('允许外借', { default: false }),
    needAudit2: bool('须二级审核', { default: true }),
    maxOutDays: int('外借最长天数', { default: 3, min: 1, max: 30, hint: '自然日' }),
    status: oneOf('状态', status.states, { default: '在库', readonly: true }),
    currentUseId: ref('当前外借单', 'officialSealUse', { readonly: true, onDelete: 'setNull' }),
    outTo: ref('借用人', 'user', { computed: of('currentUseId', 'userId'), kept: true }),
    outUntil: datetime('应归还时间', { computed: of('currentUseId', 'tzBackPlan') }),
    useCount: int('用印次数', { computed: count({ of: 'officialSealUse', by: 'sealId', where: isSet('tzUse') }) }),
    copiesCount: int('累计用印份数', {
      computed: sum({ of: 'officialSealUse', by: 'sealId', column: 'actualCopies', where: isSet('tzUse') }),
    }),
    tzEnable: date('启用日期', { required: true, default: { from: 'today' } }),
    tzDestroy: date('销毁日期', { readonly: true }),
    remark: longText('备注'),
  },
  rows: {
    own: anyOf(me('keeperId'), me('backupId')),
    manage: holds('officialSeal:manage'),
    partial: [
      {
        when: allOf(holds('officialSeal:apply'), is({ status: ['在库', '借出'] })),
        fields: [
          'name',
          'code',
          'kind',
          'company',
          'keeperId',
          'status',
          'outTo',
          'outUntil',
          'canTakeOut',
          'maxOutDays',
        ],
      },
    ],
  },
  workflow: status,
  checks: [
    { holds: not(eq(field('backupId'), field('keeperId'))), field: 'backupId', message: '备用保管人不能是保管人' },
  ],
  on: { check: 'officialSeal/check' },
  list: {
    columns: [
      'name',
      'code',
      'kind',
      'company',
      'keeperId',
      'place',
      'status',
      'currentUseId',
      'useCount',
      'copiesCount',
      'needAudit2',
      'canTakeOut',
    ],
    filters: ['kind', 'company', 'keeperId', 'status', 'canTakeOut'],
    sort: 'company,code',
    cards: { image: 'image', card: ['keeperId', 'place', 'outTo', 'outUntil', 'useCount'] },
  },
  form: [
    { title: '印章', fields: ['name', 'code', 'kind', 'company', 'tzEnable', 'image'] },
    { title: '保管', fields: ['keeperId', 'backupId', 'place'] },
    { title: '使用', fields: ['needAudit2', 'canTakeOut', 'maxOutDays', 'remark'] },
  ],
  summary: ['code', 'kind', 'company', 'status'],
  children: [
    {
      of: 'officialSealUse',
      by: 'sealId',
      label: '用印记录',
      offered: [{ label: '申请用印', when: is({ status: ['在库', '借出'] }) }],
    },
  ],
})
