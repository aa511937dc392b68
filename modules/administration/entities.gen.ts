// Written by `npm run gen` from the folders of the area. Do not edit.
import type { Entity } from '@chengban/kernel/entity.ts'
import { attendanceMonth } from './attendance-month/attendance-month.entity.ts'
import { attendancePunch } from './attendance-punch/attendance-punch.entity.ts'
import { attendance } from './attendance/attendance.entity.ts'
import { checkOnWorkFact } from './check-on-work-fact/check-on-work-fact.entity.ts'
import { checkOnWork } from './check-on-work/check-on-work.entity.ts'
import { deduction } from './deduction/deduction.entity.ts'
import { demoApply } from './demo-apply/demo-apply.entity.ts'
import { entryItem } from './entry-item/entry-item.entity.ts'
import { entryTemplate } from './entry-template/entry-template.entity.ts'
import { entry } from './entry/entry.entity.ts'
import { officialSealUse } from './official-seal-use/official-seal-use.entity.ts'
import { officialSeal } from './official-seal/official-seal.entity.ts'
import { overtime } from './overtime/overtime.entity.ts'
import { performanceItem } from './performance-item/performance-item.entity.ts'
import { performance } from './performance/performance.entity.ts'
import { receiveItem } from './receive-item/receive-item.entity.ts'
import { receiveStock } from './receive-stock/receive-stock.entity.ts'
import { receive } from './receive/receive.entity.ts'
import { restDayLedger } from './rest-day-ledger/rest-day-ledger.entity.ts'
import { restDay } from './rest-day/rest-day.entity.ts'
import { testApply } from './test-apply/test-apply.entity.ts'
import { violate } from './violate/violate.entity.ts'
import { warnAccident } from './warn-accident/warn-accident.entity.ts'

export const entities: readonly Entity[] = [
  attendanceMonth,
  attendancePunch,
  attendance,
  checkOnWorkFact,
  checkOnWork,
  deduction,
  demoApply,
  entryItem,
  entryTemplate,
  entry,
  officialSealUse,
  officialSeal,
  overtime,
  performanceItem,
  performance,
  receiveItem,
  receiveStock,
  receive,
  restDayLedger,
  restDay,
  testApply,
  violate,
  warnAccident,
]
