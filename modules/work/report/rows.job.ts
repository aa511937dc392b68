import { allOf, anyOf, eq, exists, field, gt, is, isSet, le, not, subtract, today, via } from '@chengban/kernel/expr.ts'
import { addDays, addWorkDays, dayOf, lastDay, month, of, weekday, workDays, year } from '@chengban/kernel/formula.ts'
import { due, job, owed } from '@chengban/kernel/job.ts'

const monday = addDays(today(), subtract(1, weekday(today())))
const lastOfWeek = addWorkDays(addDays(monday, 7), -1)
const isWorkDay = eq(workDays(addDays(today(), -1), today()), 1)
const isHere = is({ status: '在职', isEnable: true, isWork: true })
const sells = via('roleId', is({ userGroup: '销售' }))
const leads = via('roleId', is({ userGroup: '管理层' }))

/**
 * Whether the person has the edit code of the report through an enabled role currently in force. Holders of the global
 * wildcard owe no report.
 */
const given = (report: 'pmoWork' | 'manageReport', whose: { readonly at?: 'leaderId' } = {}) =>
  exists({
    of: 'userRole',
    by: 'userId',
    ...whose,
    where: allOf(
      anyOf(not(isSet('tzStart')), le(field('tzStart'), today())),
      anyOf(not(isSet('tzEnd')), le(today(), field('tzEnd'))),
      eq(of('roleId', 'isEnable'), true),
      exists({
        of: 'roleOperation',
        by: 'roleId',
        at: 'roleId',
        where: is({ code: [`${report}:edit`, `${report}:*`] }),
      }),
    ),
  })

/** Creates the day's reports in advance, according to the roles people hold at that moment. */
export const reportRows = job({
  name: 'reportRows',
  label: '生成报告',
  when: 'daily 00:10',
  does: [
    owed({
      of: 'dailyWork',
      per: 'user',
      where: allOf(isWorkDay, isHere, not(sells), not(leads)),
      values: { userId: field('id'), date: today() },
      key: ['userId', 'date'],
      isChecked: true,
    }),
    owed({
      of: 'marketWork',
      per: 'user',
      where: allOf(isWorkDay, isHere, sells),
      values: { userId: field('id'), date: today() },
      key: ['userId', 'date'],
      isChecked: true,
    }),
    owed({
      of: 'weekWork',
      per: 'user',
      where: allOf(eq(today(), lastOfWeek), isHere, not(leads)),
      values: { userId: field('id'), weekStart: monday },
      key: ['userId', 'weekStart'],
      isChecked: true,
    }),
    owed({
      of: 'pmoWork',
      per: 'user',
      where: allOf(eq(today(), lastOfWeek), isHere, given('pmoWork')),
      values: { userId: field('id'), weekStart: monday },
      key: ['userId', 'weekStart'],
      isChecked: true,
    }),
    owed({
      of: 'manageReport',
      per: 'department',
      where: allOf(
        eq(today(), addWorkDays(addDays(lastDay(today()), 1), -1)),
        is({ isEnable: true }),
        via('leaderId', isHere),
        given('manageReport', { at: 'leaderId' }),
      ),
      values: { userId: field('leaderId'), departmentId: field('id'), year: year(today()), month: month(today()) },
      key: ['departmentId', 'year', 'month'],
      isChecked: true,
    }),
    due({
      of: 'user',
      where: allOf(eq(today(), dayOf(year(today()), month(today()), 1)), gt(field('noTimeNum'), 0)),
      set: { noTimeNum: 0 },
    }),
    due({
      of: 'user',
      where: allOf(eq(today(), dayOf(year(today()), month(today()), 1)), is({ lockReason: '报告未交' })),
      set: { lockReason: null },
    }),
  ],
})
