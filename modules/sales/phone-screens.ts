import type { Screen } from '@chengban/kernel/area.ts'

/** A tender notice: the keywords found, its budget, its deadline and its source. */
const tender = { facts: ['words', 'budget', 'tzDeadline', 'buyer', 'url'] } as const
/** Of a visit when and where it was, with whom, and what comes next. */
const visit = { facts: ['tzVisit', 'place', 'distance', 'content', 'tzNext'] } as const

/** Opportunities of the reader that are not decided. */
const openOwn = {
  salesPersonnel: { equalTo: { from: 'me' } },
  schedule: { in: ['线索', '初步接洽', '需求确认', '方案演示', '招投标', '商务谈判'] },
} as const

/** Pages of the phone by their routes. */
export const phoneScreens = {
  '/phone/tenerData': {
    label: '招标数据',
    kind: 'phone',
    of: 'zfcg',
    acts: [
      { move: 'watch' },
      { move: 'ignore', words: { opinion: ['与业务无关', '预算过低', '资质不符', '时间来不及'] } },
      { move: 'toBusiness' },
    ],
    where: { status: { in: ['新公告', '已关注'] }, kind: { notEqualTo: '中标公告' } },
    face: tender,
    tab: '公告',
    tabs: [
      {
        label: '我关注的',
        of: 'zfcg',
        where: { status: { equalTo: '已关注' }, userId: { equalTo: { from: 'me' } } },
        face: tender,
        acts: [
          { move: 'toBusiness' },
          { move: 'ignore', words: { opinion: ['与业务无关', '预算过低', '资质不符', '时间来不及'] } },
        ],
      },
      { label: '中标公示', of: 'zfcg', where: { kind: { equalTo: '中标公告' } } },
    ],
  },
  '/phone/phoneClientVisit': {
    label: '客户拜访',
    kind: 'phone',
    of: 'clientVisit',
    acts: [
      { move: 'visit' },
      { move: 'supplement' },
      { move: 'toApplyFor' },
      {
        label: '登记拜访',
        fields: [
          'clientId',
          'tzVisit',
          'place',
          'photo',
          'department',
          'depPlace',
          'director',
          'tel',
          'clientContactIds',
          'productLibraryId',
          'systemHas',
          'demand',
          'content',
          'tzNext',
          'businessOpportunityId',
        ],
        fill: {
          tzVisit: { from: 'now' },
          clientId: { from: 'last' },
          department: { from: 'last' },
          depPlace: { from: 'last' },
          director: { from: 'last' },
        },
        sends: { move: 'visit', label: '完成拜访' },
      },
      {
        label: '计划',
        fields: ['clientId', 'tzVisit', 'companionIds', 'businessOpportunityId'],
        fill: { clientId: { from: 'last' } },
      },
    ],
    where: { creatorId: { equalTo: { from: 'me' } } },
    face: { ...visit, strip: { by: 'tzVisit', step: 'month' } },
    tab: '我的',
    tabs: [
      {
        label: '待拜访',
        of: 'clientVisit',
        where: { creatorId: { equalTo: { from: 'me' } }, status: { equalTo: '计划' } },
        acts: [{ move: 'visit' }, { move: 'supplement' }, { move: 'cancel' }],
      },
      { label: '全部', of: 'clientVisit', face: visit },
    ],
  },
  '/phone/phoneBusinessLogs': {
    label: '商务日志',
    kind: 'phone',
    of: 'businessLog',
    acts: [
      { edit: true, label: '修改', fields: ['content', 'nextPlan', 'dtNext'] },
      {
        label: '跟进',
        fields: ['businessOpportunityId', 'content', 'nextPlan', 'dtNext', 'place'],
        fill: { kind: '跟进', businessOpportunityId: { from: 'last' }, tzLog: { from: 'now' } },
      },
      {
        label: '电话',
        fields: ['businessOpportunityId', 'content', 'nextPlan', 'dtNext', 'place'],
        fill: { kind: '电话', businessOpportunityId: { from: 'last' }, tzLog: { from: 'now' } },
      },
    ],
    where: { creatorId: { equalTo: { from: 'me' } } },
    face: {
      chips: { by: 'businessOpportunityId', of: 'businessOpportunity', where: openOwn, due: 'dtNext' },
      facts: ['tzLog', 'kind', 'content', 'nextPlan', 'dtNext'],
    },
    tab: '我的日志',
    tabs: [
      {
        label: '我的商机',
        of: 'businessOpportunity',
        layout: 'table',
        where: openOwn,
        acts: [
          { move: 'answer', fill: { dtNext: { from: 'today', days: 7 } } },
          // with the products shown and what came of it
          { move: 'demo', fill: { tzLog: { from: 'now' } } },
        ],
      },
      { label: '全部', of: 'businessLog' },
    ],
  },
  '/phone/phoneContractAudit': { label: '合同审批', kind: 'phone', of: 'contract', variant: 'audit' },
} as const satisfies Readonly<Record<string, Screen>>
