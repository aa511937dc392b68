import type { Screen } from '@chengban/kernel/area.ts'

/** What a head reads of a person's day before confirming it. */
const dayFacts = { facts: ['planHours', 'actualHours', 'doneRate', 'summarize'] } as const
const meeting = {
  opens: '/phone/phoneWorkDayShow',
  facts: ['date', 'address', 'hostId', 'kind', 'work'],
  fold: {
    of: 'workDayAttend',
    by: 'workDayId',
    label: '参会人',
    title: 'userId',
    facts: ['status', 'reason', 'tzSign'],
  },
} as const
/** The key results of an objective, with their weights. */
const results = {
  facts: ['userId', 'progress', 'confidence', 'endDate'],
  fold: {
    of: 'okr',
    by: 'parentId',
    label: '关键结果',
    title: 'name',
    facts: ['weight', 'start', 'current', 'target', 'unit', 'progress'],
  },
} as const

/** Pages of the phone on which weeks, meetings and goals are planned and confirmed. */
export const phonePlans = {
  '/phone/phoneDispatchTask': {
    label: '派发任务',
    kind: 'phone',
    of: 'planItem',
    codes: ['task:dispatch'],
    where: { dispatcherId: { equalTo: { from: 'me' } } },
    tab: '我派发的',
    tabs: [
      {
        label: '任务',
        of: 'task',
        acts: [
          {
            label: '派发',
            fields: ['designee', 'name', 'date', 'predict', 'projectId'],
            fill: { date: { from: 'today' }, predict: '2.0', projectId: { from: 'last' } },
            sends: { move: 'publish', label: '派发' },
          },
          { move: 'cancel', label: '撤回派发' },
        ],
        where: { userId: { equalTo: { from: 'me' } } },
      },
    ],
  },
  '/phone/phoneTodayConfirm': {
    label: '今日确认',
    kind: 'phone',
    of: 'taskDay',
    acts: [
      { move: 'confirm', all: true },
      { move: 'back', words: { opinion: ['请补充产出', '工时不符', '请写明未完成原因'] } },
    ],
    where: { stage: { equalTo: '已保存' } },
    face: dayFacts,
    tab: '待确认',
    tabs: [
      {
        label: '待PMO确认',
        of: 'taskDay',
        acts: [
          { move: 'pmoConfirm', all: true },
          { move: 'back', words: { opinion: ['请补充产出', '工时不符', '请写明未完成原因'] } },
        ],
        codes: ['taskDay:pmo'],
        face: dayFacts,
        where: { stage: { equalTo: '已确认' } },
      },
    ],
  },
  '/phone/phoneTodayConfirmNot': {
    label: '未提交名单',
    kind: 'phone',
    of: 'taskDay',
    where: { stage: { in: ['未预估', '已预估', '退回'] } },
  },
  '/phone/phoneWeekComb': {
    label: '周组合',
    kind: 'phone',
    of: 'weekTaskComb',
    acts: [{ move: 'send' }, { move: 'complete' }],
    face: {
      strip: { by: 'weekStart', step: 'week' },
      facts: ['goal', 'planHours', 'actualHours', 'userId'],
      ring: { done: 'doneCount', all: 'planCount' },
      fold: {
        of: 'taskWeek',
        by: 'weekTaskCombId',
        label: '成员',
        title: 'userId',
        facts: ['status', 'planHours', 'actualHours'],
        fold: {
          of: 'planItem',
          by: 'taskWeekId',
          label: '事项',
          title: 'title',
          facts: ['planHours', 'actualHours', 'isDone', 'reason'],
        },
      },
    },
    tab: '周组合',
    tabs: [{ label: '快照', of: 'weekTaskSnapshot' }],
  },
  '/phone/phoneWorkDay': {
    label: '会议日程',
    kind: 'phone',
    of: 'workDay',
    acts: [
      { move: 'begin' },
      { move: 'end' },
      {
        label: '预约会议',
        fields: ['kind', 'name', 'date', 'endDate', 'userIds', 'address'],
        fill: { kind: { from: 'last' }, userIds: { from: 'last' }, address: { from: 'last' } },
      },
    ],
    face: { strip: { by: 'date', step: 'day' }, ...meeting },
    tab: '当日',
    tabs: [
      {
        label: '将要召开',
        of: 'workDay',
        acts: [{ move: 'begin' }, { move: 'end' }],
        face: meeting,
        where: { endDate: { greaterThanOrEqualTo: { from: 'now' } } },
      },
      { label: '全部', of: 'workDay', face: meeting },
    ],
  },
  '/phone/phoneWorkDayShow': {
    label: '会议详情',
    kind: 'phone',
    of: 'workDay',
    acts: [{ move: 'begin' }, { move: 'end' }, { move: 'summary' }, { move: 'cancel' }],
    face: meeting,
    where: { endDate: { greaterThanOrEqualTo: { from: 'now' } } },
  },
  '/phone/phoneMeetingAttend': {
    label: '参会确认',
    kind: 'phone',
    of: 'workDayAttend',
    acts: [
      { move: 'accept' },
      { move: 'decline', words: { reason: ['外出拜访客户', '与其他会议冲突', '请假', '出差'] } },
    ],
    where: { userId: { equalTo: { from: 'me' } }, status: { equalTo: '待确认' } },
    tab: '待确认',
    tabs: [
      {
        label: '已答复',
        of: 'workDayAttend',
        acts: [
          { move: 'sign', until: 'tzSign' },
          { move: 'decline', until: 'tzSign', words: { reason: ['外出拜访客户', '与其他会议冲突', '请假', '出差'] } },
        ],
        where: { userId: { equalTo: { from: 'me' } }, status: { in: ['参加', '请假'] } },
      },
    ],
  },
  '/phone/phoneOkrConfirm': {
    label: 'OKR确认',
    kind: 'phone',
    of: 'okrCheck',
    acts: [{ move: 'fill', label: '跟进' }],
    face: { facts: ['date', 'value', 'confidence', 'text'] },
    where: { userId: { equalTo: { from: 'me' } }, status: { equalTo: '待跟进' } },
    tab: '待我跟进',
    tabs: [
      {
        label: '待我确认',
        of: 'okr',
        acts: [{ move: 'confirm', all: true }, { move: 'back' }, { move: 'score' }],
        face: results,
        where: {
          kind: { equalTo: 'O' },
          confirmerId: { equalTo: { from: 'me' } },
          status: { in: ['待确认', '待评分'] },
        },
      },
      {
        label: '跟进待确认',
        of: 'okrCheck',
        face: { facts: ['userId', 'value', 'confidence', 'text'] },
        where: { confirmerId: { equalTo: { from: 'me' } }, status: { equalTo: '已跟进' } },
      },
      {
        label: '我的OKR',
        of: 'okr',
        face: results,
        where: { kind: { equalTo: 'O' }, userId: { equalTo: { from: 'me' } } },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Screen>>
