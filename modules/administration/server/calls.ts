import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { applyAttendance } from '../attendance/apply.call.ts'
import { confirmMonth } from '../attendance/confirm.call.ts'
import { auditDay1, auditDay2, auditMonth1, auditMonth2 } from '../attendance/decide.call.ts'
import { ignores } from '../attendance/ignores.call.ts'
import { applyDays } from '../attendance/server/apply.ts'
import { confirmOwn } from '../attendance/server/confirm.ts'
import { decideDay, decideMonth } from '../attendance/server/decide.ts'
import { ignoreTogether } from '../attendance/server/ignores.ts'
import { readSummary } from '../attendance-month/server/summary.ts'
import { summary } from '../attendance-month/summary.call.ts'
import { importPunch } from '../attendance-punch/import.call.ts'
import { importPunches } from '../attendance-punch/server/import.ts'
import { syncPunches } from '../attendance-punch/server/sync.ts'
import { syncPunch } from '../attendance-punch/sync.call.ts'
import { ignoreFact, proposeDeductions, sheetFacts } from '../check-on-work/facts.call.ts'
import { objectFacts } from '../check-on-work/object.call.ts'
import { ignoreFacts, readFacts } from '../check-on-work/server/facts.ts'
import { objectToFacts } from '../check-on-work/server/objections.ts'
import { propose } from '../check-on-work/server/propose.ts'
import { readTiles } from '../check-on-work/server/tiles.ts'
import { ownTiles } from '../check-on-work/tiles.call.ts'
import { demonstratorsBusy } from '../demo-apply/busy.call.ts'
import { readBusy } from '../demo-apply/server/busy.ts'
import { bringMaterials, materialLink, readMaterials } from '../entry/material.call.ts'
import { mine } from '../entry/mine.call.ts'
import { sendMaterialLink } from '../entry/server/material-link.ts'
import { shownMaterials, storeMaterials } from '../entry/server/materials.ts'
import { myEntry } from '../entry/server/mine.ts'
import { batch } from '../official-seal-use/batch.call.ts'
import { scans } from '../official-seal-use/scans.call.ts'
import { applyTogether } from '../official-seal-use/server/batch.ts'
import { listScans } from '../official-seal-use/server/scans.ts'
import { readUsed } from '../overtime/server/used.ts'
import { monthUsed } from '../overtime/used.call.ts'
import { noticePerformance, refreshPerformance } from '../performance/period.call.ts'
import { noticeSheets, refreshSheets } from '../performance/server/period-calls.ts'
import { readToday } from '../performance/server/today.ts'
import { readFigures, readYear } from '../performance/server/year.ts'
import { todayTasks } from '../performance/today.call.ts'
import { periodFigures, yearOfPerson } from '../performance/year.call.ts'
import { bookIn, count } from '../receive-item/server/stock.ts'
import { countStock, stockIn } from '../receive-item/stock.call.ts'
import { adjust } from '../rest-day-ledger/adjust.call.ts'
import { balance } from '../rest-day-ledger/balance.call.ts'
import { adjustBalance } from '../rest-day-ledger/server/adjust.ts'
import { readBalance } from '../rest-day-ledger/server/balance.ts'
import { syncMonth } from '../rest-day-ledger/server/sync.ts'
import { syncRest } from '../rest-day-ledger/sync.call.ts'

export const administrationCalls: readonly NamedCall[] = [
  answer(batch, applyTogether),
  answer(scans, listScans),
  answer(mine, myEntry),
  answer(materialLink, sendMaterialLink),
  answer(readMaterials, shownMaterials),
  answer(bringMaterials, storeMaterials),
  answer(balance, readBalance),
  answer(adjust, adjustBalance),
  answer(syncRest, syncMonth),
  answer(confirmMonth, confirmOwn),
  answer(ignores, ignoreTogether),
  answer(applyAttendance, applyDays),
  answer(auditMonth1, decideMonth(1)),
  answer(auditMonth2, decideMonth(2)),
  answer(auditDay1, decideDay(1)),
  answer(auditDay2, decideDay(2)),
  answer(summary, readSummary),
  answer(stockIn, bookIn),
  answer(countStock, count),
  answer(sheetFacts, readFacts),
  answer(ownTiles, readTiles),
  answer(monthUsed, readUsed),
  answer(demonstratorsBusy, readBusy),
  answer(objectFacts, objectToFacts),
  answer(ignoreFact, ignoreFacts),
  answer(proposeDeductions, propose),
  answer(refreshPerformance, refreshSheets),
  answer(noticePerformance, noticeSheets),
  answer(yearOfPerson, readYear),
  answer(periodFigures, readFigures),
  answer(importPunch, importPunches),
  answer(syncPunch, syncPunches),
  answer(todayTasks, readToday),
]
