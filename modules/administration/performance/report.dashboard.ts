import { dashboard, series } from '@chengban/kernel/dashboard.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { accidentKinds } from '../check-on-work-fact/check-on-work-fact.entity.ts'
import { performanceItem } from '../performance-item/performance-item.entity.ts'
import { periodFigures } from './year.call.ts'

const from = { from: periodFigures, sent: { type: '季度' } } as const

/** What went wrong in the period, by whose it is. */
const accidents = (what: keyof typeof accidentKinds) =>
  ({
    of: 'checkOnWorkFact',
    narrow: { departmentId: 'userId.departmentId', company: 'userId.company' },
    date: 'date',
    where: { isIgnore: { equalTo: false }, kind: { in: accidentKinds[what] } },
    by: 'userId',
    unit: '次',
  }) as const

/** All published sheets of a quarter: grades, departments, and the kinds of work that lose points. */
export const performanceFigures = dashboard({
  name: 'performance',
  label: '绩效看板',
  who: anyOf(holds('performance:report'), holds('performance:manage')),
  period: 'quarter',
  choices: { departmentId: ref('部门', 'department'), company: dict('公司', 'company') },
  tiles: [
    { key: 'count', label: '人数', ...from, at: 'count', unit: '人' },
    { key: 'average', label: '平均分', ...from, at: 'average', unit: '分' },
    { key: 'median', label: '中位数', ...from, at: 'median', unit: '分' },
    { key: 'confirmed', label: '已确认', ...from, at: 'confirmed', unit: '人' },
  ],
  blocks: [
    {
      key: 'grades',
      label: '等级分布',
      as: 'bars',
      head: '等级',
      ...from,
      at: 'grades',
      name: 'grade',
      series: [{ label: '人', value: 'count' }],
    },
    {
      key: 'trend',
      label: '近 8 期平均分',
      as: 'lines',
      head: '期',
      ...from,
      at: 'trend',
      name: 'label',
      series: [{ label: '平均分', value: 'average' }],
    },
    {
      key: 'items',
      label: '失分项',
      as: 'names',
      head: '考核项',
      ...from,
      at: 'items',
      name: 'kind',
      names: performanceItem.fields.kind.options.names,
      series: [{ label: '失分', value: 'lossPercent', unit: '%' }],
    },
    {
      key: 'departments',
      label: '部门',
      as: 'table',
      head: '部门',
      ...from,
      at: 'departments',
      name: 'name',
      series: [
        { label: '人数', value: 'count' },
        { label: '平均', value: 'average' },
        { label: '最低', value: 'min' },
        { label: '最高', value: 'max' },
      ],
    },
    {
      key: 'accidents',
      label: '会议、周末总结与报告',
      as: 'table',
      head: '人员',
      top: 50,
      series: [
        series({ label: '会议', ...accidents('meeting') }),
        series({ label: '周末总结', ...accidents('weekend') }),
        series({ label: '工作报告', ...accidents('report') }),
      ],
      isWide: true,
    },
    {
      key: 'top',
      label: '前 10 名',
      as: 'table',
      head: '人员',
      ...from,
      at: 'top',
      name: 'name',
      series: [
        { label: '分数', value: 'score' },
        { label: '等级', value: 'grade' },
      ],
      opens: { record: 'user', id: 'userId' },
    },
    {
      key: 'bottom',
      label: '后 10 名',
      as: 'table',
      head: '人员',
      ...from,
      at: 'bottom',
      name: 'name',
      series: [
        { label: '分数', value: 'score' },
        { label: '等级', value: 'grade' },
      ],
      opens: { record: 'user', id: 'userId' },
    },
  ],
})

const ofWeek = <P extends object>(part: P): P => ('from' in part ? { ...part, sent: { type: '周' } } : part)

/** The same of one week. */
export const performanceWeek = dashboard({
  ...performanceFigures,
  name: 'performanceWeek',
  label: '绩效周报',
  period: 'week',
  tiles: performanceFigures.tiles.map(ofWeek),
  blocks: performanceFigures.blocks.map(ofWeek),
})
