import {
  allOf,
  anyOf,
  asked,
  count,
  eq,
  field,
  ge,
  holds,
  inHand,
  is,
  isFilled,
  isSet,
  le,
  lt,
  me,
  not,
  now,
  said,
  sum,
  today,
  when,
} from '@chengban/kernel/expr.ts'
import { addDays, leader, parent } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { quarterEnd } from './quarter.ts'

const objective = is({ kind: 'O' })
const person = allOf(me('userId'), objective)
const confirmer = allOf(inHand, objective)
const results = { of: 'okr', by: 'parentId', where: is({ kind: 'KR' }) } as const
const others = count({
  of: 'okr',
  by: 'userId',
  at: 'userId',
  where: allOf(
    objective,
    not(is({ status: ['草拟', '退回'] })),
    eq(field('year'), parent('year')),
    eq(field('quarter'), parent('quarter')),
  ),
})
const reviser = allOf(anyOf(inHand, holds('okr:manage')), objective, isSet('reviseReason'))
const passed = asked('pass')
const scores = lines(
  '评分',
  { id: ref('关键结果', 'okr', { required: true }), score: decimal('评分', { digits: 1 }) },
  { each: { of: 'okr', by: 'parentId', from: { id: 'id', score: 'selfScore' } } },
)

/** An objective with its results is agreed upon, followed, and scored when the quarter ends. */
export const status = {
  field: 'status',
  states: ['草拟', '待确认', '进行中', '待评分', '已归档', '退回'],
  initial: '草拟',
  decided: {
    asker: 'userId',
    questions: [
      { in: '待确认', when: objective, by: ['confirmerId'], pass: 'confirm', reject: 'back' },
      { in: '待评分', when: objective, by: ['confirmerId'], pass: 'score', reject: 'score' },
      {
        in: '进行中',
        when: allOf(objective, isSet('reviseReason')),
        by: ['confirmerId', { holds: 'okr:manage' }],
        pass: 'revise',
        reject: 'reviseBack',
      },
    ],
  },
  moves: [
    {
      name: 'submit',
      label: '提交',
      from: ['草拟', '退回'],
      to: '待确认',
      who: person,
      locks: ['userId'],
      guards: [
        { holds: allOf(ge(count(results), 1), le(count(results), 5)), message: '每个目标须有1至5个关键结果' },
        { holds: eq(sum({ ...results, column: 'weight' }), 100), message: '关键结果权重合计须为100%' },
        { holds: lt(others, 5), message: '每季度最多5个目标' },
      ],
      set: { confirmerId: leader(field('userId')) },
      effect: 'okr/spread',
    },
    {
      name: 'confirm',
      label: '确认',
      from: ['待确认'],
      to: '进行中',
      who: confirmer,
      set: { tzConfirm: now() },
      effect: 'okr/confirmed',
      notify: [{ to: ['userId'], text: '【OKR】目标已确认：{name}' }],
    },
    {
      name: 'back',
      label: '退回',
      from: ['待确认'],
      to: '退回',
      who: confirmer,
      opinion: 'required',
      opinionMessage: '请填写意见',
      set: { opinion: said },
      effect: 'okr/spread',
      notify: [{ to: ['userId'], text: '【OKR】目标被退回：{name}' }],
    },
    {
      name: 'selfScore',
      label: '自评',
      from: ['进行中'],
      to: '待评分',
      who: person,
      asks: { scores },
      requires: [{ when: objective, fields: ['scores'], message: '请为每个关键结果评分' }],
      guards: [{ holds: ge(today(), addDays(quarterEnd, -10)), message: '未到评分时间' }],
      guard: 'okr/selfScore',
      set: { reviseReason: null },
      effect: 'okr/spread',
    },
    {
      name: 'score',
      label: '评分',
      from: ['待评分'],
      to: when([[passed, '已归档']], '进行中'),
      who: confirmer,
      asks: { pass: bool('是否通过', { required: true }), scores },
      requires: [{ when: passed, fields: ['scores'], message: '请为每个关键结果评分' }],
      opinion: 'optional',
      guards: [{ holds: anyOf(passed, isFilled(said)), field: 'opinion', message: '请填写意见' }],
      guard: 'okr/score',
      set: { opinion: said },
      effect: 'okr/spread',
      notify: [
        { to: ['userId'], text: '【OKR】目标已评分：{name}', when: passed },
        { to: ['userId'], text: '【OKR】自评被退回：{name}', when: not(passed) },
      ],
    },
    {
      name: 'reviseStart',
      label: '申请调整',
      from: ['进行中'],
      to: 'same',
      who: person,
      opinion: 'required',
      opinionMessage: '请填写意见',
      guards: [{ holds: not(isSet('reviseReason')), message: '已申请调整' }],
      set: { reviseReason: said },
    },
    {
      name: 'revise',
      label: '同意调整',
      from: ['进行中'],
      to: '草拟',
      who: reviser,
      opinion: 'optional',
      set: { opinion: said, reviseReason: null },
      effect: 'okr/revised',
      notify: [{ to: ['userId'], text: '【OKR】目标可以调整：{name}' }],
    },
    {
      name: 'reviseBack',
      label: '不同意调整',
      from: ['进行中'],
      to: 'same',
      who: reviser,
      opinion: 'required',
      opinionMessage: '请填写意见',
      set: { opinion: said, reviseReason: null },
      notify: [{ to: ['userId'], text: '【OKR】目标的调整未获同意：{name}' }],
    },
  ],
} as const
