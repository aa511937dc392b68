import { everybody } from '@chengban/kernel/expr.ts'
import { type FigureCard, figure, type HomeCards, type ListedRows, roster, shown } from '@chengban/kernel/home.ts'

const mine = { equalTo: { from: 'me' } }
const isOpen = { in: ['待确认', '待开始', '进行中'] }
const meeting: ListedRows = { kind: '会议', of: 'workDay', day: 'date', to: 'endDate', sub: 'hostId', isOwn: true }

/** Tasks, requirements, bugs, reports and meetings on the first page. */
export const workCards: HomeCards = {
  todos: [
    shown({
      kind: '任务',
      of: 'task',
      where: { designee: mine, status: isOpen },
      days: { of: 'date', to: 7 },
      day: 'date',
      sub: 'projectId',
    }),
    shown({
      kind: '审核',
      of: 'task',
      where: {
        or: [
          { auditStatus: { equalTo: '待一级审核' }, auditor1: mine },
          { auditStatus: { equalTo: '待二级审核' }, auditor2: mine },
        ],
      },
      day: 'date',
      sub: 'designee',
    }),
    shown({
      kind: '缺陷',
      of: 'bug',
      where: { userId: mine, status: { notIn: ['草稿', '已关闭', '挂起'] } },
      day: 'endTime',
      sub: 'projectId',
    }),
    shown({
      kind: '需求',
      of: 'applyFor',
      where: {
        or: [
          { stage: { equalTo: '开发中' }, solverId: mine },
          { stage: { equalTo: '待测试' }, testerId: mine },
          { stage: { in: ['待发布', '待客户确认'] }, closerId: mine },
        ],
      },
      day: 'endTime',
      sub: 'projectId',
    }),
    ...(['dailyWork', 'marketWork'] as const).map((of) =>
      shown({
        kind: '日报',
        of,
        where: { userId: mine, status: { in: ['未填', '草稿', '退回'] } },
        days: { of: 'date', from: 0, to: 0 },
        says: '提交今日日报',
        day: 'date',
      }),
    ),
    {
      kind: '会议待确认',
      of: 'workDayAttend',
      by: 'workDayId',
      where: { userId: mine, status: { equalTo: '待确认' }, workDay: { status: { equalTo: '待召开' } } },
      day: 'date',
      sub: 'hostId',
    },
  ],
  calendar: [
    { ...meeting, where: { status: { notEqualTo: '已取消' } } },
    shown({ kind: '任务', of: 'task', where: { designee: mine, status: isOpen }, day: 'date', sub: 'projectId' }),
  ],
  figures: [
    {
      key: 'figuresSelf',
      label: '我的本月',
      who: everybody,
      figures: [
        figure({
          key: 'tasksDone',
          label: '完成任务',
          of: 'task',
          where: { designee: mine, status: { equalTo: '已完成' } },
          month: 'endTime',
        }),
        figure({
          key: 'tasksOnTime',
          label: '按时率',
          of: 'task',
          where: { designee: mine, status: { equalTo: '已完成' } },
          month: 'endTime',
          measure: { rate: [{ count: { isDelay: { equalTo: false } } }, { count: {} }], digits: 1 },
        }),
        figure({
          key: 'reportsMissed',
          label: '未交报告',
          of: 'user',
          where: { id: mine },
          measure: { sum: 'noTimeNum' },
          at: '/dailyWork',
          isBad: true,
        }),
        figure({
          key: 'warnings',
          label: '警告次数',
          of: 'user',
          where: { id: mine },
          measure: { sum: 'numberOfWarnings' },
          at: '/violate',
          isBad: true,
        }),
      ],
    },
    teamCard('figuresWork', '团队日报', 'dailyWork', ''),
    teamCard('figuresMarket', '团队市场日报', 'marketWork', 'Market'),
  ],
}

type Daily = 'dailyWork' | 'marketWork'

/** Counts and names of a team's reports of today and yesterday. Sellers hand in `marketWork`. */
function teamCard(key: string, label: string, of: Daily, suffix: string): FigureCard {
  const teamReports = (name: string, says: string, day: number, timeliness: readonly string[]) =>
    figure({ key: name + suffix, label: says, ...ofTeam(of, day, timeliness) })
  const teamNames = (name: string, says: string, day: number, timeliness: readonly string[]) =>
    roster({ key: name + suffix, label: says, ...ofTeam(of, day, timeliness), person: 'userId', day: 'date' })
  return {
    key,
    label,
    who: everybody,
    isSilent: true,
    figures: [
      teamReports('teamToday', '今日已交', 0, ['按时', '迟交', '补交']),
      teamReports('teamWaiting', '今日待交', 0, ['待交', '缺交']),
      teamReports('teamLate', '昨日迟交', -1, ['迟交', '补交']),
      { ...teamReports('teamMissing', '昨日未交', -1, ['待交', '缺交']), isBad: true },
    ],
    rosters: [
      { ...teamNames('namesWaiting', '今日待交', 0, ['待交', '缺交']), urge: '请提交今日日报' },
      teamNames('namesToday', '今日已交', 0, ['按时', '迟交', '补交']),
      { ...teamNames('namesMissing', '昨日未交', -1, ['待交', '缺交']), urge: '请补交昨日日报' },
      teamNames('namesLate', '昨日迟交', -1, ['迟交', '补交']),
    ],
  }
}

function ofTeam<D extends Daily>(of: D, day: number, timeliness: readonly string[]) {
  return {
    of,
    where: { userId: { notEqualTo: { from: 'me' } }, timeliness: { in: timeliness } },
    days: { of: 'date', from: day, to: day },
  } as const
}
