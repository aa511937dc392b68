import type { Screen } from '@chengban/kernel/area.ts'

const own = { userId: { equalTo: { from: 'me' } } } as const
const ownToday = { ...own, date: { equalTo: { from: 'today' } } } as const
/** Tasks the reader has to do. */
const inHand = {
  designee: { equalTo: { from: 'me' } },
  status: { in: ['待确认', '待开始', '进行中', '待审核'] },
} as const
/** A card of a task, and the page it opens. */
const face = { opens: '/phone/phoneTask', facts: ['date', 'projectId', 'predict', 'delayDays', 'userId'] } as const
/** Moves offered on the tasks in every tab. */
const doing = [
  { move: 'confirm' },
  { move: 'start' },
  { move: 'sendResult' },
  { move: 'dateAsked', label: '变更时间' },
] as const

/** The lines of a day or a week, with what came of each. */
const items = (by: 'taskDayId' | 'taskWeekId') =>
  ({
    of: 'planItem',
    by,
    label: '事项',
    title: 'title',
    facts: ['planHours', 'actualHours', 'isDone', 'output', 'reason', ...(by === 'taskWeekId' ? ['days'] : [])],
  }) as const

/** Pages of the phone by their routes. */
export const phoneScreens = {
  '/phone/phoneTodayOutput': { label: '今日产出', kind: 'phone', of: 'taskDay', where: ownToday },
  '/phone/phoneTaskDay': { label: '今日计划', kind: 'phone', of: 'taskDay', where: ownToday },
  '/phone/phoneTask': {
    label: '任务详情',
    kind: 'phone',
    of: 'task',
    acts: [...doing, { move: 'approve' }, { move: 'reject' }, { move: 'withdrawResult' }, { move: 'refuse' }],
    where: inHand,
    face,
  },
  '/phone/phoneTasks': {
    label: '我的任务',
    kind: 'phone',
    of: 'task',
    acts: [
      ...doing,
      { move: 'withdrawResult' },
      {
        label: '新建',
        fields: ['name', 'designee', 'date', 'projectId', 'predict'],
        fill: { designee: { from: 'me' }, date: { from: 'today' }, projectId: { from: 'last' } },
        sends: { move: 'publish', label: '下达' },
      },
    ],
    where: inHand,
    face,
    tab: '我执行的',
    tabs: [
      {
        label: '逾期',
        of: 'task',
        acts: doing,
        face,
        where: { ...inHand, date: { lessThan: { from: 'today' } } },
      },
      {
        label: '今天',
        of: 'task',
        acts: doing,
        face,
        where: { ...inHand, date: { equalTo: { from: 'today' } } },
      },
      {
        label: '七天内',
        of: 'task',
        acts: doing,
        face,
        where: {
          ...inHand,
          date: { greaterThanOrEqualTo: { from: 'today' }, lessThanOrEqualTo: { from: 'today', days: 6 } },
        },
      },
      {
        label: '我下达的',
        of: 'task',
        acts: [
          { move: 'approve' },
          { move: 'reject' },
          { remind: { to: 'designee', words: '请尽快完成任务' }, label: '催办' },
        ],
        where: own,
        face,
      },
      { label: '全部', of: 'task', face },
    ],
  },
  '/phone/phoneDayTask': {
    label: '当日任务',
    kind: 'phone',
    of: 'taskDay',
    where: own,
    face: {
      strip: { by: 'date', step: 'day' },
      facts: ['planHours', 'actualHours', 'doneRate'],
      fold: items('taskDayId'),
      sums: [{ field: 'planHours' }, { field: 'actualHours' }],
    },
    tab: '当日',
    tabs: [
      {
        label: '团队',
        of: 'taskDay',
        where: { userId: { notEqualTo: { from: 'me' } } },
        face: {
          strip: { by: 'date', step: 'day' },
          facts: ['planHours', 'actualHours', 'doneRate'],
          fold: items('taskDayId'),
        },
      },
      {
        label: '今日条目',
        of: 'planItem',
        face: { facts: ['projectId', 'planHours', 'actualHours', 'isDone', 'output'] },
        where: { taskDay: ownToday },
      },
    ],
  },
  '/phone/phoneWeekTask': {
    label: '周计划',
    kind: 'phone',
    of: 'taskWeek',
    acts: [
      { edit: true, label: '填计划', fields: ['goal', 'task'], sends: { move: 'submit', label: '提交计划' } },
      {
        edit: true,
        label: '填完成情况',
        fields: ['task', 'summarize'],
        fill: { task: { each: { isDone: true, actualHours: { from: 'row', field: 'planHours' } } } },
        sends: { move: 'save', label: '提交完成情况' },
      },
      {
        label: '新建',
        fields: ['weekStart', 'goal'],
        fill: { weekStart: { from: 'monday' }, goal: { from: 'last' } },
      },
    ],
    where: own,
    face: {
      strip: { by: 'weekStart', step: 'week' },
      facts: ['goal', 'planHours', 'actualHours', 'doneRate'],
      ring: { done: 'doneCount', all: 'itemCount' },
      sums: [{ field: 'planHours', of: 40 }],
      fold: items('taskWeekId'),
    },
    tab: '我的周计划',
    tabs: [
      {
        label: '团队',
        of: 'taskWeek',
        face: {
          strip: { by: 'weekStart', step: 'week' },
          facts: ['goal', 'planHours', 'actualHours'],
          ring: { done: 'doneCount', all: 'itemCount' },
          fold: items('taskWeekId'),
        },
        acts: [
          { move: 'confirm', all: true },
          { move: 'back', words: { opinion: ['请补充产出', '工时不符', '请写明未完成原因'] } },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Screen>>
