import type { HandlersOf } from '@chengban/engine/row/scene.ts'
import { demandOpenMonth, handIn, mayAppeal, mended, reckoned, weigh } from '../attendance/server/appeal.ts'
import { followCalendar } from '../attendance/server/calendar.ts'
import { ignored, ignoring } from '../attendance/server/ignore.ts'
import { keepLockedDay, keepLockedDays } from '../attendance-month/server/locked-month.ts'
import { demandUnpaid } from '../attendance-month/server/open.ts'
import { reckonDay, wholeMinute } from '../attendance-punch/server/whole-minute.ts'
import { objectTo, replyTo } from '../check-on-work/server/objections.ts'
import { keepRule } from '../check-on-work/server/rule.ts'
import { withinCap } from '../deduction/server/cap.ts'
import { lower } from '../deduction/server/lowered.ts'
import { demonstratorsFree } from '../demo-apply/server/free.ts'
import { enterSummary } from '../demo-apply/server/summary.ts'
import { arrived } from '../entry/server/arrive.ts'
import { arrives, examined, tryExam } from '../entry/server/exam.ts'
import { finished, leaves } from '../entry/server/finish.ts'
import { checkEntry, submitEntry } from '../entry/server/form.ts'
import { openMaterialLink } from '../entry/server/material-link.ts'
import { approved } from '../entry/server/regular.ts'
import { voidedEntry } from '../entry/server/undo.ts'
import { afterTick, checkTick, learnt, ticked } from '../entry-item/server/tick.ts'
import { checkSeal, checkTransfer } from '../official-seal/server/rules.ts'
import { checkStamp } from '../official-seal-use/server/acting.ts'
import { checkApproved, checkSubmit, checkUse, isSimple, settleSealReturn } from '../official-seal-use/server/rules.ts'
import { hoursOf, mayWorkOver, rateOf } from '../overtime/server/rules.ts'
import { overtimeVoided, recheck, rechecked, verified, verify } from '../overtime/server/settle.ts'
import { linkWeekend } from '../overtime/server/weekend.ts'
import { corrected, correctItems } from '../performance/server/correct.ts'
import {
  checkHandOut,
  checkExtension as checkReceiveExtension,
  handedOut,
  keepReturning,
  returned,
  settleReturn,
} from '../receive/server/moves.ts'
import { submitReceive } from '../receive/server/submit.ts'
import { checkItem } from '../receive-item/server/check.ts'
import { bookStock } from '../receive-stock/server/book.ts'
import { cancelled, cancelling } from '../rest-day/server/cancel.ts'
import { passed, voided } from '../rest-day/server/draw.ts'
import { daysOf, mayRest } from '../rest-day/server/rules.ts'
import { accountFree, checkExtension, tellResult, withinDays } from '../test-apply/server/rules.ts'
import { appealInTime, judge, judged } from '../violate/server/judge.ts'
import { askStatement } from '../violate/server/statement-due.ts'
import { lockWarned } from '../warn-accident/server/lock.ts'
import { dayKindOf } from './day-kind.ts'
import { dueIn } from './due.ts'
import { leaderOf } from './leader.ts'

export const administrationHandlers = {
  'administration/dayKind': dayKindOf,
  'administration/leader': leaderOf,
  'attendance/appeal': mayAppeal,
  'attendance/decided': demandOpenMonth,
  'attendance/handIn': handIn,
  'attendance/ignore': ignoring,
  'attendance/ignored': ignored,
  'attendance/mended': mended,
  'attendance/reckoned': reckoned,
  'attendance/weigh': weigh,
  'attendancePunch/reckon': reckonDay,
  'attendancePunch/wholeMinute': wholeMinute,
  'attendanceMonth/unlock': demandUnpaid,
  'attendanceMonth/due': dueIn('attendance.confirmDays'),
  'checkOnWork/object': objectTo,
  'checkOnWork/reply': replyTo,
  'checkOnWork/rule': keepRule,
  'deduction/cap': withinCap,
  'deduction/lowered': lower,
  'demoApply/free': demonstratorsFree,
  'demoApply/summarized': enterSummary,
  'entry/approved': approved,
  'entry/check': checkEntry,
  'entry/submit': submitEntry,
  'entry/materialLink': openMaterialLink,
  'entry/arrived': arrived,
  'entry/arrives': arrives,
  'entry/exam': tryExam,
  'entry/examined': examined,
  'entry/learnt': learnt,
  'entry/leaves': leaves,
  'entry/finished': finished,
  'entry/voided': voidedEntry,
  'entryItem/after': afterTick,
  'entryItem/ticked': ticked,
  'entryItem/ticking': checkTick,
  'overtime/approved': linkWeekend,
  'overtime/hours': hoursOf,
  'overtime/recheck': recheck,
  'overtime/rechecked': rechecked,
  'overtime/verified': verified,
  'overtime/verify': verify,
  'overtime/voided': overtimeVoided,
  'overtime/rate': rateOf,
  'overtime/submit': mayWorkOver,
  'performance/correct': correctItems,
  'performance/corrected': corrected,
  'performance/due': dueIn('performance.confirmDays'),
  'receive/extend': checkReceiveExtension,
  'receive/handOut': checkHandOut,
  'receive/handedOut': handedOut,
  'receive/returnAudit': settleReturn,
  'receive/returned': returned,
  'receive/returning': keepReturning,
  'receive/submit': submitReceive,
  'receiveItem/check': checkItem,
  'receiveStock/book': bookStock,
  'restDay/cancelled': cancelled,
  'restDay/cancelling': cancelling,
  'restDay/days': daysOf,
  'restDay/passed': passed,
  'restDay/voided': voided,
  'restDay/submit': mayRest,
  'testApply/completed': tellResult,
  'testApply/extend': checkExtension,
  'testApply/free': accountFree,
  'testApply/within': withinDays,
  'violate/appealInTime': appealInTime,
  'violate/judge': judge,
  'violate/judged': judged,
  'warnAccident/lock': lockWarned,
  'violate/statementDue': askStatement,
  'officialSeal/check': checkSeal,
  'officialSeal/transfer': checkTransfer,
  'officialSealUse/check': checkUse,
  'officialSealUse/isSimple': isSimple,
  'officialSealUse/submit': checkSubmit,
  'officialSealUse/approved': checkApproved,
  'officialSealUse/stamp': checkStamp,
  'officialSealUse/returned': settleSealReturn,
  'holiday/check': keepLockedDays,
  'holiday/removing': keepLockedDay,
  'holiday/removed': followCalendar,
} satisfies HandlersOf
