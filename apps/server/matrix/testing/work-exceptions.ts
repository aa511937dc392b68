import type { Exception } from './exceptions.ts'

const today = new Date().toISOString().slice(0, 10)

/** What the entities of work ask beyond their declarations; the acts named are walked by their own tests. */
export const workExceptions: Readonly<Record<string, Exception>> = {
  applyFor: {
    why: 'a requirement that has passed has a stage, and goes on with hours, people and results',
    values: { stage: '待排期' },
    unreached: ['approve', 'complete', 'invite', 'resume', 'schedule', 'sign', 'submit', 'toTest'],
  },
  bug: {
    why: 'a bug is of one project, as the piece of the breakdown it names, and goes on with people, hours and words',
    form: { wbsId: null },
    unreached: ['back', 'confirm', 'resume', 'supervise'],
  },
  bugChange: { why: 'a request moves the date of its bug', unreached: ['audit', 'withdraw'] },
  change: { why: 'a request moves the date of what it names', unreached: ['audit', 'withdraw'] },
  extraTask: {
    why: 'a day close to the day it was written; a result says what came of it',
    values: { date: today },
    unreached: ['complete'],
  },
  planItem: {
    why: 'an item is of one plan',
    filled: ['taskDayId'],
    values: { taskWeekId: null, weekendTaskId: null },
  },
  task: {
    why: 'a task goes on with people, dates and words',
    unreached: ['urging', 'endCycle', 'reassign', 'reopen', 'resume', 'supervise'],
  },
  taskDay: {
    why: 'a day is a working one, and its outputs are rewritten with their lines: its own tests walk there',
    unreached: ['create', 'notCalc', 'rewrite'],
  },
  taskWeek: {
    why: 'a week is named by its Monday, and planned with its items',
    values: { weekStart: '2026-11-16' },
    unreached: ['notCalc', 'save', 'submit'],
  },
  weekTaskComb: {
    why: 'a board is of a department or of a project, and is sent with its members',
    filled: ['projectId'],
    values: { departmentId: null, weekStart: '2026-11-16' },
    unreached: ['complete', 'create', 'send'],
  },
  weekendTask: {
    why: 'a weekend is asked for ahead, with its items',
    unreached: ['create', 'notCalc', 'save', 'submit'],
  },
}
