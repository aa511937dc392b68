import { clock } from '@chengban/engine/clock.ts'
import { dayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { officeExceptions } from './office-exceptions.ts'
import { payExceptions } from './pay-exceptions.ts'
import { projectExceptions } from './project-exceptions.ts'
import { trainingExceptions } from './training-exceptions.ts'
import { workExceptions } from './work-exceptions.ts'
import type { Row } from './world.ts'

export interface Exception {
  readonly why: string
  /** Values of a row or of a form that the declaration alone does not give away. */
  readonly values?: Row
  /** Fields of a form, in place of those the declaration gives. */
  readonly form?: Row
  /** References that are filled though the declaration leaves them open: a check wants one of several. */
  readonly filled?: readonly string[]
  /** Being read adds rows to it, so that it holds more than when the question was put. */
  readonly grows?: true
  /** POST on the table is a named call with rules tested beside it. */
  readonly isMadeByCall?: true
  /** Acts allowed by declaration that a handler keeps from some. */
  readonly kept?: readonly string[]
  /** Acts allowed by declaration that nobody here can complete. */
  readonly unreached?: readonly string[]
}

const handedInWithLines: Exception = {
  why: 'a submission is handed in with its lines, of which these rows have none: its own tests walk there',
  unreached: ['approve', 'submit'],
}
/** A report that may be written and handed in. */
const report = {
  tzOpen: '2020-01-01T00:00:00+08:00',
  tzDue: '2099-01-01T00:00:00+08:00',
  tzLock: '2099-01-01T00:00:00+08:00',
  progress: '进展',
}
/** Moves of a report that ask for an opinion, marks, or a date. */
const told = ['applyUnlock', 'create', 'remark']

/** What an entity's handlers ask beyond its declaration. Everything not named here follows from the declarations. */
export const exceptions: Readonly<Record<string, Exception>> = {
  ...payExceptions,
  ...trainingExceptions,
  client: {
    why: 'a tax number has digits that tell whether it is one; rows made here name every client, which then stays',
    values: { accountId: null },
    form: { confirmDuplicate: true },
    unreached: ['assign', 'delete', 'lock', 'merge'],
  },
  clientProduct: {
    why: 'following has a word in one case and none in the other; its contract must be of its client, and the matrix names any: its own tests walk there',
    unreached: ['changeFollow', 'create', 'resetPwd', 'update'],
  },
  ...projectExceptions,
  ...workExceptions,
  contract: {
    why: 'handing in, signing and accepting ask for uploaded files and a client in force, handing over for somebody else: the tests of contracts and of leaving walk there',
    form: { businessOpportunityId: null },
    unreached: ['accept', 'archive', 'finish', 'generatePlan', 'handOver', 'sign', 'submit'],
  },
  businessOpportunity: {
    why: 'a sale is of a client in use, goes on from stage to stage and has a diary: its own tests walk there',
    unreached: 'advance answer back changeBudget changeFollow changeSelf create demo hold lose product win'.split(' '),
  },
  businessTask: { why: 'what is done stands in the diary: its own tests walk there', unreached: ['complete'] },
  clientVisit: {
    why: 'a visit is paid with uploaded photos and at its hour, and names a sale and contacts of its own client alone: its own tests walk there',
    values: { tzDone: clock.now().toISOString() },
    unreached: ['create', 'supplement', 'syncLog', 'toApplyFor', 'update', 'visit'],
  },
  invoicing: {
    why: 'an amount needs room in its contract, titles that were approved, and files: its own tests walk there',
    values: {
      contractId: null,
      invoicingPlanId: null,
      blueId: null,
      isOther: true,
      otherReason: '零星服务',
      isRed: false,
    },
    unreached: ['create', 'flushRed', 'submit', 'update', 'write secret'],
  },
  invoicingConfig: {
    why: 'a tax number has digits that tell whether it is one; sellers are written by those who manage them',
    values: { taxNo: '911100000000000', kind: '购方' },
    unreached: ['ilimit'],
  },
  invoicingPlan: {
    why: 'lines stand within a contract in force',
    unreached: ['cancel', 'create', 'update', 'write secret'],
  },
  maintainDateChange: { why: 'a date moves against the period that stands', unreached: ['approve', 'submit'] },
  maintenance: {
    why: 'a period of the same days stands already, and runs; it is handed to somebody in particular: its own test walks there',
    unreached: ['assign', 'create', 'resume'],
  },
  returnedMoney: { why: 'one row a contract, which the contract makes', unreached: ['badDebt', 'create', 'restore'] },
  returnedMoneyApply: { why: 'receipts need room in their contract', unreached: ['create', 'submit'] },
  demoApply: {
    why: 'a demonstration begins and ends on one day, and names who shows: its own tests walk there',
    unreached: ['approve', 'cancel', 'create', 'submit', 'summarize', 'update', 'write secret'],
    values: { tzStart: '2026-01-05T09:00:00+08:00', tzEnd: '2026-01-05T10:00:00+08:00' },
  },
  dailyWork: {
    why: 'a report is of a working day and has its window: its own tests walk there',
    values: { ...report, date: '2026-11-16' },
    unreached: told,
  },
  marketWork: {
    why: 'a report is of a working day and has its window: its own tests walk there',
    values: { ...report, date: '2026-11-16', placeReason: '室内' },
    unreached: told,
  },
  weekWork: {
    why: 'a report is of a week and has its window: its own tests walk there',
    values: { ...report, weekStart: '2026-11-16', date: '2026-11-20' },
    unreached: told,
  },
  pmoWork: {
    why: 'a report is of a week and has its window: the tests of reports walk there',
    values: { ...report, weekStart: '2026-11-16' },
    unreached: ['applyUnlock', 'create'],
  },
  manageReport: {
    why: 'a report is of a month and has its window: the tests of reports walk there',
    values: { ...report, year: 2026, month: 11 },
    unreached: [...told, 'changePmo'],
  },
  workDay: {
    why: 'a meeting is ended, told and judged in words and marks: its own tests walk there',
    unreached: ['end', 'score', 'summary'],
  },
  workDayAttend: { why: 'the hour of a meeting decides: its own tests walk there', unreached: ['decline', 'sign'] },
  pmoAssign: {
    why: 'an order is about a project its sender sees, an answer has its words: its own tests give them',
    unreached: ['create', 'result'],
  },
  okrCheck: {
    why: 'what is followed is agreed upon, about its day, and confirmed or not: its own tests walk there',
    unreached: ['confirm', 'fill'],
  },
  okr: {
    why: 'an objective is handed in with its results and scored at the end of its quarter: its own tests walk there',
    unreached: ['score', 'selfScore', 'submit'],
  },
  meetingKind: { why: 'a rule is read as a whole', values: { rule: { freq: 'none' } } },
  goalPlan: {
    why: 'a period has its figures; what came of it is told in words: its own tests give them',
    values: { type: '年度', year: 2026 },
    unreached: ['fail', 'finish'],
  },
  document: {
    why: 'what is published is for somebody; something to read stands in it',
    values: { content: '正文', isAll: true },
  },
  documentUser: {
    why: 'rows of a version stand; a reader is named once, and confirms what has been read to its end',
    unreached: ['create', 'update', 'delete'],
  },
  fileShare: { why: 'a link is made by its own call, from a file one may read', isMadeByCall: true },
  entry: {
    why: 'the days of a file, its mentor and its person decide: who is taken on, arrives, does not come or leaves is told by its own tests',
    unreached: ['arrive', 'create', 'exam', 'finish', 'noShow', 'submit'],
  },
  financePeriod: { why: 'who opens a month again says why: its own tests do', unreached: ['reopen'] },
  giftGive: {
    why: 'a contact of the client, and a picture of what was handed over: the story of gifts walks there',
    unreached: ['create', 'give'],
  },
  giftType: { why: 'what waits for approval is in stock', values: { received: 1000 } },
  productLibraryVersion: {
    why: 'a version goes on with what its product has: goals, a package, a predecessor',
    unreached: ['release', 'releaseCancel', 'stage'],
  },
  project: {
    why: 'a project begins from a contract or a product, goes on with its stages, and is handed over once approved',
    values: { isTemporary: true },
    unreached: ['aldSend', 'changePrincipal', 'create', 'maintain', 'start', 'resume', 'submit'],
  },
  projectProgress: {
    why: 'a sheet is of the running stage, and its signature is drawn by the client',
    unreached: ['create', 'dispute', 'sign', 'signatureProduct', 'submit'],
  },
  message: { why: 'people send notices alone, to addresses of this site', form: { kind: '通知', link: '/matrix' } },
  officialSeal: {
    why: 'a keeper holds a code that nobody here has, gives a signature, and says why a seal stops: its own tests walk there',
    unreached: ['create', 'destroy', 'disable', 'transfer'],
  },
  officialSealUse: {
    why: 'a use asks for files, words and a seal in stock: its own tests walk there',
    unreached: ['archive', 'cancel', 'handOut', 'recall', 'returnApply', 'returnAudit', 'stamp'],
  },
  operation: { why: 'codes of the product stay', values: { isSystem: false } },
  moneyOther: { why: 'what came in came on a day gone by', values: { date: dayAgo(1) } },
  moneyExpense: {
    why: 'a cost was made on a day gone by; one without an invoice says why, and no code stands without its number',
    values: { date: dayAgo(1), invoiceNumber: null, noInvoiceReason: '无票' },
    form: { kind: '管理费用', type: '会议', projectId: null, clientId: null, maintenanceId: null, okrId: null },
    unreached: ['create'],
  },
  submitExpense: {
    why: 'handed in with its lines; paid by neither payee nor maker, its receipts checked by neither: its own tests walk there',
    unreached: ['approve', 'noticeCheck', 'submit'],
    kept: ['noticeCheck', 'pay', 'unpay'],
  },
  submitOther: handedInWithLines,
  submitMonth: handedInWithLines,
  submitComeGo: handedInWithLines,
  moneyMonth: {
    why: 'a cost lies in the month of its submission: its own tests write it',
    unreached: ['update'],
  },
  moneyBudget: { why: 'a department has one budget a year', form: { year: 2040, projectId: null } },
  moneyComeGo: {
    why: 'what comes back comes on a day between: its own tests book it',
    values: { otherCompany: null },
    form: { type: '其他', businessOpportunityId: null },
    unreached: ['back'],
  },
  ...officeExceptions,
  checkOnWork: {
    why: 'the months, the facts and the deductions of a sheet decide: its own tests walk there',
    unreached: ['lock', 'object', 'publish', 'reply'],
  },
  deduction: { why: 'the sheet decides, and evidence is uploaded', unreached: ['approve', 'create'] },
  performance: { why: 'what is agreed is said with the act, and the period is over', unreached: ['confirm', 'notice'] },
  user: {
    why: 'secrets of a person are written with both codes, which nobody here has; so are roles; nobody disables themselves',
    form: { roleId: null, presetRoleId: null },
    kept: ['write secret', 'enable', 'disable'],
    unreached: ['write secret'],
  },
  violate: {
    why: 'what happened is told of the last days; a judgement says yes or no',
    values: { date: dayAgo(1) },
    unreached: ['audit'],
  },
  warnAccident: { why: 'nobody is warned for a day to come', values: { date: dayAgo(1) } },
}
