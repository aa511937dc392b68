import { dayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import type { Exception } from './exceptions.ts'

/** What the handlers of pay ask beyond its declarations. */
export const payExceptions: Readonly<Record<string, Exception>> = {
  moneyLess: {
    why: 'an item of another record is cancelled there: its own tests say so',
    values: { module: null, relevanceId: null, month: dayAgo(0).slice(0, 7) },
    form: { file: [] },
  },
  moneyPayroll: { why: 'a slip is confirmed by a drawn signature: its own tests walk there', unreached: ['confirm'] },
  moneySalary: {
    why: 'a person stands in a submission once, with a wage that begins after those agreed before',
    form: { dtStart: '2040-01-01' },
    unreached: ['create'],
  },
  moneyServer: {
    why: 'what was paid was paid in a month that is open, for something the writer sees',
    values: { date: dayAgo(1) },
    form: { projectId: null, clientId: null, maintenanceId: null, productLibraryId: null, okrId: null },
  },
  socialInsurance: {
    why: 'what is due follows from rules; what was paid has a day: its own tests walk there',
    values: { needSocial: false, needFund: false },
    unreached: ['paid'],
  },
  socialRule: { why: 'rules begin with a month', values: { dtStart: '2024-01-01' } },
  submitPayroll: {
    why: 'a run is calculated before it is handed in, locked before it is paid, one a month, and signed by who reads pay: its own tests walk there',
    kept: ['approve'],
    values: { month: dayAgo(40).slice(0, 7), payDate: dayAgo(1) },
    unreached: ['approve', 'calc', 'create', 'pay', 'submit', 'update'],
  },
  financeLog: { why: 'reading pay that it tells is told in it', grows: true },
  submitSalary: {
    why: 'agreements are handed in with their lines, of which these rows have none: its own tests walk there',
    unreached: ['approve'],
  },
  salesTarget: {
    why: 'a target is of a person or a department',
    values: { departmentId: null },
    form: { departmentId: null },
  },
  taxOpening: { why: 'one a person, company and year', form: { year: 2999 } },
  taxRule: { why: 'steps that make one table', values: { bands: [{ upTo: null, rate: '3.00', quick: '0.00' }] } },
}
