import { allOf, anyOf, count, eq, exists, field, is, le, lt, multiply, not } from '@chengban/kernel/expr.ts'
import { divide, floor, greatest, join, parent, settingValue, yearMonth } from '@chengban/kernel/formula.ts'
import { due, owed, type Task } from '@chengban/kernel/job.ts'
import { isRecent } from '../check-on-work-fact/recent.ts'

const isMissing = is({ kind: ['日报未交', '周报未交'], isIgnore: false })
const most = greatest(settingValue('warn.reportMissing'), 1)

/** The place of a missing report among those of its person and month. */
const place = count({
  of: 'checkOnWorkFact',
  by: 'userId',
  at: 'userId',
  where: allOf(
    isMissing,
    eq(yearMonth(field('date')), yearMonth(parent('date'))),
    anyOf(lt(field('date'), parent('date')), allOf(eq(field('date'), parent('date')), le(field('id'), parent('id')))),
  ),
})
const nth = floor(divide(place, most))
const makesOne = allOf(isMissing, eq(multiply(nth, most), place))
const key = join(field('userId'), ':', yearMonth(field('date')), ':', nth)

/** True if a report that is missing still makes this warning. */
const isReached = exists({
  of: 'checkOnWorkFact',
  by: 'userId',
  at: 'userId',
  where: allOf(eq(yearMonth(field('date')), yearMonth(parent('date'))), makesOne, eq(key, parent('dedupeKey'))),
})

/**
 * Every so many missing reports of a month make one warning; the last of them falls when a report counts no more. What
 * is older stays as it is when another number is set.
 */
export const reportWarnings: readonly Task[] = [
  due({
    of: 'warnAccident',
    where: allOf(is({ source: '报告', status: '有效' }), isRecent(field('date')), not(isReached)),
    move: 'fall',
    set: { isFallen: true },
  }),
  due({
    of: 'warnAccident',
    where: allOf(is({ source: '报告', status: '已撤销', isFallen: true }), isRecent(field('date')), isReached),
    move: 'restore',
    set: { isFallen: false },
  }),
  owed({
    of: 'warnAccident',
    per: 'checkOnWorkFact',
    where: allOf(isRecent(field('date')), makesOne),
    values: {
      userId: field('userId'),
      date: field('date'),
      source: '报告',
      detail: join(yearMonth(field('date')), '报告未交', place, '次'),
      dedupeKey: key,
    },
    key: ['dedupeKey'],
    isChecked: true,
  }),
]
