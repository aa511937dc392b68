import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const sheet = { id: 'uuid', score: 'decimal', grade: 'text', status: 'text' } as const
const ranked = { userId: 'uuid', name: 'text', score: 'decimal', grade: 'text' } as const

/** A year of one person: quarters, weeks, and where they stand in their department. */
export const yearOfPerson = call({
  method: 'GET',
  path: '/performance/summary',
  label: '年度绩效',
  input: { userId: ref('人员', 'user'), year: int('年', { required: true, min: 2000, max: 2100 }) },
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

/** A period over all sheets that one sees and that were told: grades, departments, what points are lost by. */
export const periodFigures = call({
  method: 'GET',
  path: '/performance/statistics',
  label: '绩效统计',
  input: {
    type: oneOf('周期', ['周', '季度'], { required: true }),
    year: int('年', { required: true, min: 2000, max: 2100 }),
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
