import { audited, drafter, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  abs,
  add,
  allOf,
  anyOf,
  field,
  gt,
  holds,
  is,
  le,
  max,
  me,
  multiply,
  not,
  subtract,
  tasked,
  today,
  when,
} from '@chengban/kernel/expr.ts'
import { dateOf, daysBetween, divide, round } from '@chengban/kernel/formula.ts'
import { columns, list, object } from '@chengban/kernel/gather.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { url } from '@chengban/kernel/kinds/contact.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { files, images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { headsOf } from '@chengban/kernel/row-rule.ts'
import { budgetParts, withoutMoney, worksOnIt } from './at-work.ts'
import { children } from './business-opportunity.children.ts'
import { form, list as layout } from './business-opportunity.layout.ts'
import { page } from './business-opportunity.page.ts'
import { diaryActs } from './diary.acts.ts'
import { openStages } from './open-stages.ts'
import { asksOfStages, inPipeline, schedule, usualRate } from './schedule.ts'

const party = anyOf(me('salesPersonnel'), me('helperId'), drafter)

/** The main one first. */
const products = list({
  of: 'businessProduct',
  by: 'businessOpportunityId',
  value: object({ id: field('productLibraryId'), ...columns('name', 'isMain') }),
  sort: ['-isMain', 'tzCreate'],
})
const ofClient = { offers: { clientId: { from: 'clientId' } }, onDelete: 'setNull' } as const

/** A possible deal from the first hint to won, lost or shelved. */
export const businessOpportunity = entity('businessOpportunity', {
  label: '商机',
  title: 'name',
  fields: {
    name: text('商机名称', { required: true, search: true, isSentence: true }),
    coreName: text('核心名称', { search: true, hint: '空 = 名称去掉客户名' }),
    confirmDuplicate: bool('已确认不是同一商机', { default: false, isAnew: true, hint: '客户已有同名商机时勾选' }),
    abbreviation: text('简称', { search: true }),
    serialNumber: number('商机编号', {
      unique: true,
      search: true,
      at: 'create',
      forms: [{ prefix: 'SJ-{YYYY}{MM}-', digits: 4 }],
    }),
    clientId: ref('客户', 'client', { required: true }),
    type: dict('商机类型', 'businessType', { required: true }),
    from: dict('商机来源', 'businessFrom'),
    createDate: date('商机日期', { required: true, default: { from: 'today' } }),
    salesPersonnel: ref('销售负责人', 'user', { required: true, default: { from: 'me' } }),
    helperId: ref('协助人', 'user'),
    performanceFrom: ref('业绩归属部门', 'department', {
      required: true,
      default: { of: ['salesPersonnel', 'departmentId'] },
    }),
    relateId: ref('关联商机', 'businessOpportunity', ofClient),
    parentContractId: ref('来源合同（续约、增购）', 'contract', ofClient),
    ...audited(1),
    schedule: oneOf('销售进度', schedule.states, { readonly: true, default: '线索' }),
    preSchedule: text('搁置前进度', { readonly: true }),
    tzSchedule: datetime('进入当前进度时间', { readonly: true, default: { from: 'now' } }),
    stageDays: int('停留天数', { computed: daysBetween(dateOf(field('tzSchedule')), today()) }),
    successRate: percent('成功率', { min: 0, max: 100, default: '10.00' }),
    rateFlag: bool('成功率偏离', {
      computed: allOf(not(is({ schedule: '搁置' })), gt(abs(subtract(field('successRate'), usualRate)), 20)),
    }),
    budgetMyself: money('预算·我司软件与服务', { min: 0, below: '预算不能为负', default: '0.00' }),
    budgetSystem: money('预算·随合同的系统集成与硬件', { min: 0, below: '预算不能为负', default: '0.00' }),
    budgetOther: money('预算·其他厂商部分', { min: 0, below: '预算不能为负', default: '0.00' }),
    budget: money('预算合计', {
      computed: add(field('budgetMyself'), field('budgetSystem'), field('budgetOther')),
    }),
    budgetDetail: json('预算构成', {
      isAside: true,
      computed: budgetParts,
      names: { myself: '我司软件与服务', system: '系统集成与硬件', other: '其他厂商' },
    }),
    expectMoney: money('预计合同额', { computed: add(field('budgetMyself'), field('budgetSystem')) }),
    weightedMoney: money('加权金额', {
      computed: when(
        [[inPipeline, round(divide(multiply(field('expectMoney'), field('successRate')), 100), 2)]],
        '0.00',
      ),
    }),
    signDate: date('预计签约日期'),
    system: longText('现有系统'),
    informatization: longText('信息化现状'),
    competitor: text('竞争对手'),
    partner: text('合作伙伴'),
    procurementMethod: dict('采购方式', 'procurementMethod'),
    product: json('意向产品', { computed: products, names: { name: '产品', isMain: '主推' } }),
    needImp: bool('需要实施支持', { default: false }),
    impRequire: longText('实施要求', { shownWhen: is({ needImp: true }) }),
    isImport: bool('重点商机', { default: false }),
    isFollow: bool('跟进中', { readonly: true, default: true }),
    assessmentList: files('评估清单'),
    techList: files('技术参数清单'),
    scheme: files('解决方案'),
    developmentScheme: files('开发方案'),
    sketch: files('示意图'),
    tenderLink: url('招标链接'),
    tenderScreenshot: images('招标截图'),
    tenderDocument: files('招标文件'),
    tzTender: datetime('投标截止时间'),
    tenderMargin: money('投标保证金', { min: 0 }),
    bidFile: files('投标文件'),
    bidNotice: files('中标通知书'),
    zfcgId: ref('来源公告', 'zfcg', { readonly: true, onDelete: 'setNull' }),
    loseReason: dict('输单原因', 'loseReason', { readonly: true }),
    winner: text('中标对手', { readonly: true }),
    tzLastLog: datetime('最近跟进', {
      computed: max({
        of: 'businessLog',
        by: 'businessOpportunityId',
        column: 'tzLog',
        where: is({ isAuto: false }),
      }),
    }),
    dtNext: date('下次跟进'),
    isUse: bool('启用', { default: true }),
    ...handedIn,
    remark: longText('备注'),
  },
  rows: {
    own: party,
    manage: holds('businessOpportunity:manage'),
    also: [tasked, headsOf('performanceFrom')],
    partial: [{ when: worksOnIt, fields: withoutMoney }],
  },
  write: {
    create: anyOf(holds('businessOpportunity:apply'), holds('businessOpportunity:manage')),
    update: anyOf(party, holds('businessOpportunity:manage')),
    remove: anyOf(me('salesPersonnel'), drafter),
  },
  // customer and type wait for a change; budget and people for the diary
  edits: [
    {
      when: is({ status: '通过' }),
      fields: [
        'name',
        'coreName',
        'abbreviation',
        'from',
        'createDate',
        'relateId',
        'parentContractId',
        'signDate',
        'system',
        'informatization',
        'competitor',
        'partner',
        'procurementMethod',
        'needImp',
        'impRequire',
        'isImport',
        'assessmentList',
        'techList',
        'scheme',
        'developmentScheme',
        'sketch',
        'tenderLink',
        'tenderScreenshot',
        'tenderDocument',
        'tzTender',
        'tenderMargin',
        'bidFile',
        'bidNotice',
        'dtNext',
        'remark',
      ],
    },
    // a success rate exists only for open and suspended sales
    { when: is({ status: '通过', schedule: [...openStages, '搁置'] }), fields: ['successRate'] },
    { when: is({ schedule: ['赢单', '输单'] }), fields: [], told: { successRate: '商机已关闭' } },
  ],
  audit: {
    levels: 1,
    submit: allOf(
      anyOf(me('salesPersonnel'), drafter),
      anyOf(holds('businessOpportunity:apply'), holds('businessOpportunity:manage')),
    ),
    after: {
      approve: {
        adds: [
          {
            row: 'businessLog',
            values: {
              businessOpportunityId: { column: 'id' },
              kind: '审核',
              content: '商机已通过审核',
              tzLog: { from: 'now' },
              isAuto: true,
            },
          },
        ],
        notify: [{ to: ['salesPersonnel', 'helperId'], text: '【商机】{name}已通过审核' }],
      },
    },
  },
  flows: [schedule],
  acts: diaryActs,
  requires: [...asksOfStages, { when: is({ needImp: true }), fields: ['impRequire'], message: '请填写实施要求' }],
  checks: [
    {
      holds: le(field('createDate'), field('signDate')),
      field: 'signDate',
      message: '预计签约日期不能早于商机日期',
    },
  ],
  on: { check: 'businessOpportunity/check' },
  indexes: [['salesPersonnel', 'schedule'], ['clientId'], ['signDate'], ['performanceFrom', 'signDate']],
  list: layout,
  form,
  summary: ['clientId', 'expectMoney', 'schedule', 'signDate', 'salesPersonnel'],
  page,
  children,
})
