import { allOf, field, gt, is, not, now } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt, onLeave } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const open = allOf(is({ status: ['未填', '草稿'] }), gt(field('tzLock'), now()))
const owed = allOf(
  is({ status: ['未填', '草稿', '退回'] }),
  not(onLeave(field('userId'), field('date'), field('date'))),
)
const back = is({ status: '退回' })

const daily = <E extends 'dailyWork' | 'marketWork'>(of: E) =>
  [
    {
      of,
      where: owed,
      title: '【日报】{date}尚未提交',
      lines: [
        { by: 'date', on: [0], at: '18:00', to: ['userId'] },
        { by: 'date', on: [1], at: '09:00', when: open, to: ['userId'] },
      ],
    },
    {
      of,
      where: back,
      title: '【日报】{date}被退回，请补充后提交',
      lines: [
        { by: enteredAt(of, 'status'), once: true, to: ['userId'] },
        { by: dateOf(enteredAt(of, 'status')), on: [1], again: 1, at: '09:00', to: ['userId'] },
      ],
    },
  ] as const

const returned = <E extends 'weekWork' | 'pmoWork' | 'manageReport'>(of: E, name: string) =>
  ({
    of,
    where: back,
    title: `【${name}】被退回，请补充后提交`,
    lines: [
      { by: enteredAt(of, 'status'), once: true, to: ['userId'] },
      { by: dateOf(enteredAt(of, 'status')), on: [1], again: 1, at: '09:00', to: ['userId'] },
    ],
  }) as const

/** Where a leader reminds those without a report. */
const missingAt = '/phone/phoneTodayConfirmNot?date={day}'
const missingRows = JSON.stringify({ date: { equalTo: '-day-' }, status: { in: ['未填', '草稿', '退回'] } })
/** List of missing reports for holders of `dailyWork:manage`, who need not lead anybody. It includes people on leave. */
const missingOf = (tab: string) =>
  `/dailyWork?tab=${tab}&where=${encodeURIComponent(missingRows).replace('-day-', '{day}')}` as const

/** Evening list of missing reports: one per leader, and one for holders of `dailyWork:manage`. */
const missing = <E extends 'dailyWork' | 'marketWork'>(of: E, tab: string) =>
  [
    {
      of,
      where: owed,
      at: missingAt,
      joined: '{userId}',
      title: '【日报】今日有{count}人未提交',
      lines: [{ by: 'date', on: [0], at: '21:05', to: ['manager'] }],
    },
    {
      of,
      where: owed,
      at: missingOf(tab),
      joined: '{userId.departmentId} {userId}',
      title: '【日报】全公司今日有{count}人未提交',
      lines: [{ by: 'date', on: [0], at: '21:05', to: [{ holds: 'dailyWork:manage' }] }],
    },
  ] as const

/** A report has not come. */
export const taskReport = notice({
  code: 'taskReport',
  family: 'task',
  name: '报告未提交',
  condition:
    '日报当日18:00与锁定前的下一工作日09:00，周报在每周最后工作日17:00与下周第一个工作日09:00，退回的报告立即及之后每个工作日，提醒本人；提交、免交或锁定后停止',
  about: [
    ...daily('dailyWork'),
    ...daily('marketWork'),
    ...missing('dailyWork', '日报'),
    ...missing('marketWork', '市场日报'),
    {
      of: 'weekWork',
      where: open,
      title: '【周报】{weekStart}一周尚未提交',
      lines: [
        { by: 'date', on: [0], at: '17:00', to: ['userId'] },
        { by: 'date', on: [1], at: '09:00', to: ['userId'] },
      ],
    },
    returned('weekWork', '周报'),
    returned('pmoWork', 'PMO周报'),
    returned('manageReport', '管理报告'),
  ],
})
