import type { Exception } from './exceptions.ts'

const today = new Date().toISOString().slice(0, 10)

/** What the entities of work ask beyond their declarations. */
export const workExceptions: Readonly<Record<string, Exception>> = {
  planItem: {
    why: 'an item is of one plan',
    filled: ['taskDayId'],
    values: { taskWeekId: null, weekendTaskId: null },
  },
  weekTaskComb: {
    why: 'a board is of a department or of a project',
    filled: ['projectId'],
    values: { departmentId: null, weekStart: '2026-11-16' },
  },
  taskWeek: { why: 'a week is named by its Monday', values: { weekStart: '2026-11-16' } },
  applyFor: { why: 'a requirement that has passed has a stage', values: { stage: '待排期' } },
  extraTask: { why: 'a day close to the day it was written', values: { date: today } },
}
