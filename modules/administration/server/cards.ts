import { everybody, holds } from '@chengban/kernel/expr.ts'
import { figure, type HomeCards, shown } from '@chengban/kernel/home.ts'

const working = { equalTo: '在职' }

/** People, their days off and their attendance on the first page. */
export const administrationCards: HomeCards = {
  figures: [
    {
      key: 'figuresSelf',
      label: '我的本月',
      who: everybody,
      figures: [
        figure({
          key: 'restHours',
          label: '剩余调休',
          of: 'restDayLedger',
          where: {
            userId: { equalTo: { from: 'me' } },
            kind: { equalTo: '调休' },
            lotId: { isNull: true },
            or: [{ expireDate: { isNull: true } }, { expireDate: { greaterThanOrEqualTo: { from: 'today' } } }],
          },
          measure: { sum: 'remain' },
          unit: '小时',
          at: '/restDay',
        }),
      ],
    },
    {
      key: 'figuresHr',
      label: '人事概况',
      who: holds('user:edit'),
      figures: [
        figure({ key: 'people', label: '在职', of: 'user', where: { status: working } }),
        figure({
          key: 'peopleOutside',
          label: '外包',
          of: 'user',
          where: { status: working, own: { equalTo: false } },
        }),
        figure({
          key: 'peopleJoined',
          label: '本月入职',
          of: 'user',
          where: { status: working },
          month: 'tzProbation',
        }),
        figure({
          key: 'peopleLeft',
          label: '本月离职',
          of: 'user',
          where: { status: { equalTo: '离职' } },
          month: 'tzDepart',
          view: '离职',
        }),
        figure({
          key: 'probationEnds',
          label: '14 天内试用期满',
          of: 'entry',
          where: { kind: { equalTo: '入职' }, status: { equalTo: '通过' } },
          days: { of: 'regularPlan', from: 0, to: 14 },
        }),
        figure({
          key: 'absent',
          label: '今日缺勤',
          of: 'attendance',
          where: { result: { in: ['旷工', '旷工半天', '缺卡'] }, isIgnore: { equalTo: false } },
          days: { of: 'date', from: 0, to: 0 },
        }),
        figure({
          key: 'attendanceOpen',
          label: '待确认考勤',
          of: 'attendanceMonth',
          where: { status: { equalTo: '待本人确认' } },
        }),
      ],
    },
  ],
  todos: [
    shown({
      kind: '考勤确认',
      of: 'attendanceMonth',
      where: { userId: { equalTo: { from: 'me' } }, status: { equalTo: '待本人确认' } },
      says: '确认上月考勤',
      day: 'dueDate',
    }),
    shown({
      kind: '公章归还',
      of: 'officialSealUse',
      where: { userId: { equalTo: { from: 'me' } }, useStatus: { equalTo: '已借出' } },
      day: 'tzBackPlan',
      sub: 'sealId',
    }),
  ],
  calendar: [
    shown({
      kind: '请假',
      of: 'restDay',
      where: {
        userId: { equalTo: { from: 'me' } },
        status: { in: ['通过', '变更中'] },
        restStatus: { in: ['待休', '休假中', '已休'] },
      },
      day: 'startDate',
      to: 'endsOn',
    }),
  ],
}
