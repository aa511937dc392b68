import {
  add,
  anyOf,
  asked,
  field,
  ge,
  gt,
  holds,
  is,
  isFilled,
  isSet,
  le,
  me,
  multiply,
  not,
  now,
  said,
  subtract,
  today,
  was,
} from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'
import { answerAsks, demoAsks, lineAsks } from './diary.asks.ts'

// Decision 081: Diaries and reversing rows are written only by acts

const seller = anyOf(me('salesPersonnel'), holds('businessOpportunity:manage'))
const helper = anyOf(me('salesPersonnel'), me('helperId'), holds('businessOpportunity:manage'))
const open = { holds: not(is({ schedule: ['赢单', '输单'] })), message: '商机已关闭' }

/** What the diary keeps of a change: who and when it has of itself. */
const entry = (kind: '跟进状态' | '预算' | '我方', content: string) =>
  ({
    row: 'businessLog',
    values: {
      businessOpportunityId: { column: 'id' },
      kind,
      content,
      before: { changed: 'before' },
      after: { changed: 'after' },
      reason: { from: 'opinion' },
      isAuto: true,
    },
  }) as const

const expected = add(field('budgetMyself'), field('budgetSystem'))
const expectedBefore = add(was('budgetMyself'), was('budgetSystem'))

/** Changes of a sale that are made through its diary alone, each with its reason. */
export const diaryActs = [
  {
    name: 'changeSelf',
    label: '调整我方',
    who: seller,
    call: {
      path: '/business-log/changeSelf',
      names: { businessOpportunityId: 'id', reason: 'opinion' },
      answers: { changed: ['changed'] },
    },
    input: ['salesPersonnel', 'helperId', 'performanceFrom', 'partner', 'competitor', 'signDate'],
    required: { salesPersonnel: '销售负责人不能为空', performanceFrom: '业绩归属部门不能为空' },
    opinion: 'required',
    opinionMessage: '请填写原因',
    unchanged: '没有变更内容',
    guard: 'businessOpportunity/changeSelf',
    effect: 'businessOpportunity/changedSelf',
    adds: [entry('我方', '我方变更')],
    notify: [{ to: ['salesPersonnel', 'helperId'], text: '【商机】{name}的我方信息已变更' }],
  },
  {
    name: 'product',
    label: '登记产品',
    who: helper,
    anyVersion: true,
    call: {
      path: '/business-log/product',
      names: { businessOpportunityId: 'id' },
      answers: { id: ['given', 'id'], created: ['given', 'created'] },
    },
    asks: lineAsks,
    guards: [open],
    effect: 'businessOpportunity/product',
  },
  {
    name: 'demo',
    label: '登记演示',
    who: helper,
    anyVersion: true,
    call: {
      path: '/business-log/demo',
      names: { businessOpportunityId: 'id' },
      answers: { id: ['given', 'id'], message: ['given', 'message'] },
    },
    asks: demoAsks,
    guards: [{ holds: le(asked('tzLog'), now()), field: 'tzLog', message: '发生时间不能晚于现在' }],
    effect: 'businessOpportunity/demo',
  },
  {
    name: 'answer',
    label: '写跟进',
    who: helper,
    asks: answerAsks,
    input: ['dtNext', 'successRate', 'signDate'],
    required: { dtNext: '请填写下次跟进日期' },
    guards: [open, { holds: ge(field('dtNext'), today()), field: 'dtNext', message: '日期错误' }],
    effect: 'businessOpportunity/answered',
  },
  {
    name: 'changeFollow',
    label: '跟进状态',
    who: helper,
    call: {
      path: '/business-log/changeFollow',
      names: { businessOpportunityId: 'id', reason: 'opinion' },
      answers: { isFollow: 'isFollow', dtNext: 'dtNext' },
    },
    input: ['isFollow', 'dtNext'],
    required: { isFollow: '请选择是否跟进' },
    opinion: 'optional',
    guards: [
      open,
      { holds: anyOf(is({ isFollow: false }), isSet('dtNext')), field: 'dtNext', message: '请填写下次跟进日期' },
      { holds: anyOf(is({ isFollow: false }), ge(field('dtNext'), today())), field: 'dtNext', message: '日期错误' },
      { holds: anyOf(is({ isFollow: true }), isFilled(said)), field: 'opinion', message: '请填写不再跟进的原因' },
    ],
    adds: [entry('跟进状态', '跟进状态变更')],
  },
  {
    name: 'changeBudget',
    label: '调整预算',
    who: seller,
    call: {
      path: '/business-log/changeBudget',
      names: {
        businessOpportunityId: 'id',
        myself: 'budgetMyself',
        system: 'budgetSystem',
        other: 'budgetOther',
        reason: 'opinion',
      },
      answers: { budget: 'budget', expectMoney: 'expectMoney', weightedMoney: 'weightedMoney' },
    },
    input: ['budgetMyself', 'budgetSystem', 'budgetOther'],
    opinion: 'required',
    opinionMessage: '请填写原因',
    unchanged: '没有变更内容',
    guards: [open],
    adds: [entry('预算', '预算变更')],
    notify: [
      {
        to: [{ headOf: 'performanceFrom' }],
        text: '【商机】{name}预计合同额下降超过20%',
        // a fall of exactly a fifth is none
        when: gt(subtract(expectedBefore, expected), multiply(coalesce(expectedBefore, 0), 0.2)),
      },
    ],
  },
] as const
