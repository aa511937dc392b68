import type { Exception } from './exceptions.ts'

/** What the entities of administration ask beyond their declarations; the acts named are walked by their own tests. */
export const officeExceptions: Readonly<Record<string, Exception>> = {
  overtime: {
    why: 'hours worked over begin and end on one day',
    values: { tzStart: '2026-01-05T19:00:00+08:00', tzEnd: '2026-01-05T21:00:00+08:00' },
    unreached: ['approve', 'create', 'recheck', 'submit', 'verify'],
  },
  receive: {
    why: 'handing in and out asks for what is on the shelf: its own tests fill it',
    unreached: ['askExtension', 'extend', 'handOut', 'recall', 'returnApply', 'returnAudit', 'submit'],
  },
  receiveStock: { why: 'what is spoken for stays on the shelf', form: { quantity: 1000 } },
  entryItem: {
    why: 'what is to be read must be readable; learning ticks itself, a document to bring is uploaded: its own tests walk there',
    values: { kind: '准备', documentId: null, courseId: null },
    form: { documentId: null, courseId: null },
  },
  entryTemplate: { why: 'what is to be read must be readable', form: { documentId: null, courseId: null } },
  testApply: {
    why: 'an environment is opened with an account, a test ends with a result',
    unreached: ['closeAccount', 'complete', 'extend', 'open'],
  },
  attendanceMonth: { why: 'a month is told when it is over', unreached: ['publish'] },
  restDay: {
    why: 'leave is taken on working days, once',
    values: { startDate: '2030-01-07', endDate: '2030-01-07' },
    unreached: ['approve', 'submit'],
  },
  attendance: { why: 'an appeal comes by a call of its own', unreached: ['appeal', 'ignore', 'submit'] },
}
