import {
  allOf,
  anyOf,
  exists,
  field,
  gt,
  holds,
  is,
  isFilled,
  isSet,
  me,
  nobody,
  not,
  said,
  when,
} from '@chengban/kernel/expr.ts'
import { isOpen, openStages } from './open-stages.ts'

/** The rate of success each stage begins with. */
const rates = [
  ['线索', 10],
  ['初步接洽', 20],
  ['需求确认', 40],
  ['方案演示', 50],
  ['招投标', 60],
  ['商务谈判', 80],
  ['赢单', 100],
  ['输单', 0],
] as const

/** The rate with which a stage begins. */
export const rateOf = (stage: string): string => `${rates.find(([name]) => name === stage)?.[1] ?? 10}.00`
export const usualRate = when(
  rates.map(([stage, rate]) => [is({ schedule: stage }), rate] as const),
  10,
)

/** Procurement by tender: bids and notices are papers that must be there. */
export const tendered = is({ procurementMethod: ['公开招标', '邀请招标', '竞争性谈判', '竞争性磋商'] })

const [needsDate, needsMethod] = [
  is({ schedule: ['需求确认', '方案演示', '招投标', '商务谈判'] }),
  is({ schedule: ['方案演示', '招投标', '商务谈判'] }),
]
/** True if a voided contract gave the sale back: it says what its stage asks for with its next step. */
// `isSet` keeps an empty mark false: in SQL a comparison with it is unknown, and the check of the table would let it pass
const cameBack = allOf(isSet('preSchedule'), is({ preSchedule: '赢单' }))
/** What a step asks for in the stage it leads to. */
const stageAsks = [
  { when: needsDate, fields: ['signDate'] },
  { when: needsMethod, fields: ['procurementMethod'] },
] as const

/** What a sale must say from a stage on. */
export const asksOfStages = [
  { when: allOf(needsDate, not(cameBack)), fields: ['signDate'] },
  { when: allOf(needsMethod, not(cameBack)), fields: ['procurementMethod'] },
] as const
/** Sales in or past bidding without a link to the tender; these need the tender document. */
const bidding = allOf(
  anyOf(is({ schedule: '招投标' }), allOf(is({ schedule: '商务谈判' }), tendered)),
  not(isSet('tenderLink')),
)

const seller = anyOf(me('salesPersonnel'), holds('businessOpportunity:manage'))
const helper = anyOf(me('salesPersonnel'), me('helperId'), holds('businessOpportunity:manage'))
const log = { effect: 'businessOpportunity/staged' } as const
const entered = { tzSchedule: { from: 'now' } } as const
const stepped = { ...entered, preSchedule: null } as const
const rateNow = when(
  rates.map(([stage]) => [is({ schedule: stage }), rateOf(stage)] as const),
  rateOf('线索'),
)
const heads = { headOf: 'performanceFrom' } as const

/** How far a sale has come. */
export const schedule = {
  field: 'schedule',
  states: [...openStages, '赢单', '输单', '搁置'],
  initial: '线索',
  moves: [
    {
      name: 'advance',
      label: '推进',
      from: ['线索', '初步接洽', '需求确认', '方案演示', '招投标'],
      to: ['初步接洽', '需求确认', '方案演示', '招投标', '商务谈判'],
      who: helper,
      input: ['successRate', 'signDate', 'procurementMethod', 'tenderDocument', 'tenderLink', 'bidFile'],
      opinion: 'optional',
      requires: [
        ...stageAsks,
        { when: bidding, fields: ['tenderDocument'], message: '请上传招标文件或填写招标链接' },
        { when: allOf(is({ schedule: '商务谈判' }), tendered), fields: ['bidFile'], message: '请上传投标文件' },
      ],
      guards: [{ holds: is({ status: '通过' }), message: '商机未通过审核' }],
      guard: 'businessOpportunity/advance',
      set: stepped,
      ...log,
      notify: [
        { to: ['helperId'], text: '【商机】{name}推进到{schedule}' },
        { to: [heads], text: '【商机】{name}推进到{schedule}', when: is({ isImport: true }) },
      ],
    },
    {
      name: 'back',
      label: '退回',
      from: ['初步接洽', '需求确认', '方案演示', '招投标', '商务谈判'],
      to: ['线索', '初步接洽', '需求确认', '方案演示', '招投标'],
      who: helper,
      input: ['successRate', 'signDate', 'procurementMethod'],
      opinion: 'required',
      opinionMessage: '请填写退回原因',
      requires: stageAsks,
      guard: 'businessOpportunity/back',
      set: stepped,
      ...log,
      notify: [
        { to: ['helperId'], text: '【商机】{name}退回到{schedule}' },
        { to: [heads], text: '【商机】{name}退回到{schedule}', when: is({ isImport: true }) },
      ],
    },
    {
      name: 'win',
      label: '赢单',
      from: ['招投标', '商务谈判'],
      to: '赢单',
      who: seller,
      // what a contract of it begins with
      call: {
        path: '/businessOpportunity/action/win',
        answers: {
          schedule: 'schedule',
          contract: { name: 'name', clientId: 'clientId', businessOpportunityId: 'id', money: 'expectMoney' },
        },
      },
      input: ['signDate', 'procurementMethod', 'bidNotice'],
      // a sale that a voided contract gave back may lack them
      required: { signDate: '预计签约日期不能为空', procurementMethod: '采购方式不能为空' },
      guards: [
        { holds: gt(field('expectMoney'), 0), field: 'budgetMyself', message: '请填写预算' },
        { holds: anyOf(not(tendered), isSet('bidNotice')), field: 'bidNotice', message: '请上传中标通知书' },
      ],
      set: { ...entered, successRate: rateNow },
      ...log,
      notify: [
        { to: ['helperId', heads], text: '【商机】{name}赢单' },
        { to: [{ holds: 'project:manage' }], text: '【商机】{name}赢单，需要实施支持', when: is({ needImp: true }) },
      ],
    },
    {
      name: 'signed',
      label: '签约赢单',
      from: [...openStages, '搁置'],
      to: '赢单',
      who: nobody,
      set: { ...entered, successRate: rateNow, preSchedule: { was: 'schedule' } },
      ...log,
      notify: [{ to: ['salesPersonnel', 'helperId'], text: '【商机】{name}合同已签署，赢单' }],
    },
    {
      name: 'unsigned',
      label: '合同作废',
      from: ['赢单'],
      to: '商务谈判',
      who: nobody,
      opinion: 'optional',
      set: { ...entered, successRate: rateNow, preSchedule: { was: 'schedule' } },
      ...log,
      notify: [{ to: ['salesPersonnel', 'helperId'], text: '【商机】{name}合同已作废，退回{schedule}' }],
    },
    {
      name: 'lose',
      label: '输单',
      from: [...openStages, '搁置'],
      to: '输单',
      who: seller,
      input: ['loseReason', 'winner'],
      required: { loseReason: '请填写输单原因' },
      opinion: 'required',
      opinionMessage: '请填写输单原因',
      danger: true,
      guards: [
        {
          holds: anyOf(not(is({ loseReason: ['价格', '产品功能'] })), isSet('winner')),
          field: 'winner',
          message: '请填写中标对手',
        },
        {
          holds: not(
            exists({
              of: 'contract',
              by: 'businessOpportunityId',
              where: is({ status: ['待一级审核', '待二级审核', '通过', '变更中'] }),
            }),
          ),
          message: '已有合同，不能输单',
        },
      ],
      set: { ...entered, successRate: rateNow },
      ...log,
      notify: [{ to: [heads], text: '【商机】{name}输单：{loseReason}' }],
    },
    {
      name: 'hold',
      label: '搁置',
      from: [...openStages],
      to: '搁置',
      who: seller,
      input: ['dtNext'],
      required: { dtNext: '请填写搁置原因和下次跟进日期' },
      opinion: 'required',
      opinionMessage: '请填写搁置原因和下次跟进日期',
      set: { ...entered, preSchedule: { was: 'schedule' } },
      ...log,
    },
    {
      name: 'resume',
      label: '恢复',
      from: ['搁置', '输单'],
      to: when(
        [
          [is({ schedule: '输单' }), '初步接洽'],
          [is({ preSchedule: openStages }), field('preSchedule')],
        ],
        '线索',
      ),
      who: seller,
      input: ['signDate', 'procurementMethod'],
      requires: stageAsks,
      opinion: 'optional',
      guards: [
        { holds: anyOf(not(is({ schedule: '输单' })), isFilled(said)), field: 'opinion', message: '请填写审批意见' },
      ],
      set: { ...stepped, successRate: rateNow, loseReason: null, winner: null },
      ...log,
    },
  ],
} as const

/** True if the sale counts in the forecast. */
export const inPipeline = allOf(is({ status: ['通过', '变更中'], isUse: true }), isOpen)
