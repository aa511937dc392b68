import { call } from '@chengban/kernel/call.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int, year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const sheet = { id: 'uuid', score: 'decimal', grade: 'text', status: 'text' } as const
const ranked = { userId: 'uuid', name: 'text', score: 'decimal', grade: 'text' } as const

const ofYear = {
  yearScore: decimal('全年得分'),
  yearGrade: text('等级'),
  rank: int('部门排名'),
  warnings: int('警告'),
} as const

/** The year of one person: quarters, weeks, and the rank within the department. */
export const yearOfPerson = call({
  method: 'GET',
  path: '/performance/summary',
  label: '年度绩效',
  offered: [
    {
      of: 'performance',
      on: 'list',
      tells: {
        figures: ofYear,
        tables: [
          {
            rows: 'quarters',
            label: '季度',
            opens: { of: 'performance', by: 'id' },
            columns: {
              quarter: int('季度'),
              autoScore: decimal('自动得分'),
              adjust: decimal('调整'),
              score: decimal('得分'),
              grade: text('等级'),
              status: text('状态'),
            },
          },
          {
            rows: 'weeks',
            label: '周',
            opens: { of: 'performance', by: 'id' },
            columns: {
              month: int('月'),
              week: int('周次'),
              score: decimal('得分'),
              grade: text('等级'),
              status: text('状态'),
            },
            none: '还没有周绩效',
          },
          {
            rows: 'items',
            label: '各项平均',
            columns: { kind: text('项目'), average: decimal('平均分') },
            none: '还没有得分',
          },
        ],
      },
    },
    {
      of: 'performance',
      on: 'strip',
      given: { year: { from: 'year' } },
      leaves: ['userId'],
      tells: {
        figures: ofYear,
        cards: [
          {
            rows: 'quarters',
            title: '{quarter}季度',
            figures: { score: decimal('得分'), grade: text('等级'), status: text('状态') },
            opens: { of: 'performance', by: 'id' },
          },
        ],
      },
    },
  ],
  input: {
    userId: ref('人员', 'user'),
    year: year('年', { required: true, min: 2000, max: 2100, default: { from: 'year' } }),
  },
  answer: {
    quarters: [
      {
        quarter: 'int',
        id: 'uuid?',
        autoScore: 'decimal?',
        adjust: 'decimal?',
        score: 'decimal?',
        grade: 'text?',
        status: 'text?',
      },
    ],
    weeks: [{ month: 'int', week: 'int', ...sheet }],
    yearScore: 'decimal?',
    yearGrade: 'text?',
    items: [{ kind: 'text', average: 'decimal' }],
    warnings: 'int',
    rank: 'int?',
  },
})

/**
 * Figures of a period over the published sheets the caller may read: grades, departments, and the kinds of work that
 * lose points.
 */
export const periodFigures = call({
  method: 'GET',
  path: '/performance/statistics',
  label: '绩效统计',
  offered: {
    of: 'performance',
    on: 'list',
    asks: { company: dict('公司', 'company') },
    tells: {
      figures: { count: int('人次'), average: decimal('平均分'), median: decimal('中位数'), confirmed: int('已确认') },
      tables: [
        {
          rows: 'grades',
          label: '等级',
          columns: { grade: text('等级'), count: int('人次'), percent: percent('占比') },
        },
        {
          rows: 'departments',
          label: '部门',
          columns: {
            name: text('部门'),
            count: int('人次'),
            average: decimal('平均'),
            min: decimal('最低'),
            max: decimal('最高'),
          },
        },
        {
          rows: 'items',
          label: '失分',
          columns: {
            kind: text('项目'),
            weight: decimal('权重'),
            average: decimal('平均'),
            lossPercent: percent('失分占比'),
          },
        },
      ],
    },
  },
  input: {
    type: oneOf('周期', ['周', '季度'], { required: true, default: '季度' }),
    year: year('年', { required: true, min: 2000, max: 2100, default: { from: 'year' } }),
    quarter: int('季度', { min: 1, max: 4 }),
    month: int('月', { min: 1, max: 12 }),
    week: int('周次', { min: 1, max: 5 }),
    departmentId: ref('部门', 'department'),
    company: text('公司'),
  },
  answer: {
    count: 'int',
    average: 'decimal?',
    median: 'decimal?',
    confirmed: 'int',
    grades: [{ grade: 'text', count: 'int', percent: 'percent' }],
    departments: [{ id: 'uuid', name: 'text', count: 'int', average: 'decimal', min: 'decimal', max: 'decimal' }],
    items: [{ kind: 'text', weight: 'decimal', average: 'decimal', lossPercent: 'percent?' }],
    trend: [{ label: 'text', average: 'decimal' }],
    top: [ranked],
    bottom: [ranked],
  },
})
