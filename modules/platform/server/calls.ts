import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { talkCalls } from '../comment/server/calls.ts'
import { list } from '../config/list.call.ts'
import { listConfig } from '../config/server/list.ts'
import { publishVersion } from '../config/server/set-last-ver.ts'
import { setLastVer } from '../config/set-last-ver.call.ts'
import { dicts } from '../dict/dicts.call.ts'
import { allDicts } from '../dict/server/dicts.ts'
import { countUsed } from '../dict/server/used.ts'
import { dictUsed } from '../dict/used.call.ts'
import { dingCalls } from '../ding/server/calls.ts'
import { documentCalls } from '../document/server/calls.ts'
import { fileCalls } from '../file-share/server/calls.ts'
import { nextWorkDay } from '../holiday/add-work-days.call.ts'
import { importYear } from '../holiday/import-year.call.ts'
import { importHolidays } from '../holiday/server/import-year.ts'
import { findWorkDay, listWorkDays } from '../holiday/server/work-days.ts'
import { workDays } from '../holiday/work-days.call.ts'
import { checkFrame } from '../iframe/check.call.ts'
import { checkFrameAddress } from '../iframe/server/check.ts'
import { kick } from '../login-log/kick.call.ts'
import { kickSession } from '../login-log/server/kick.ts'
import { moveMenu } from '../menu/move.call.ts'
import { moveEntry } from '../menu/server/move.ts'
import { menuTree } from '../menu/server/tree.ts'
import { tree } from '../menu/tree.call.ts'
import { embedBoard } from '../metabase/embed.call.ts'
import { embedMetabase } from '../metabase/server/embed.ts'
import { apply } from '../permission/apply.call.ts'
import { entries } from '../permission/entries.call.ts'
import { explain } from '../permission/explain.call.ts'
import { holders } from '../permission/holders.call.ts'
import { logs } from '../permission/logs.call.ts'
import { self } from '../permission/self.call.ts'
import { applyForRight } from '../permission/server/apply.ts'
import { personEntries } from '../permission/server/entries.ts'
import { explainRight } from '../permission/server/explain.ts'
import { codeHolders } from '../permission/server/holders.ts'
import { permissionLogs } from '../permission/server/logs.ts'
import { ownPermissions } from '../permission/server/self.ts'
import { whyMine } from '../permission/server/why.ts'
import { why } from '../permission/why.call.ts'
import { diagram } from '../process-image/diagram.call.ts'
import { drawDiagram } from '../process-image/server/diagram.ts'
import { confirmPermission } from '../role/confirm-permission.call.ts'
import { copyRole } from '../role/copy.call.ts'
import { confirmRolePermission } from '../role/server/confirm-permission.ts'
import { copyRoleOf } from '../role/server/copy.ts'
import { setRolePermission } from '../role/server/set-permission.ts'
import { setPermission } from '../role/set-permission.call.ts'
import { search } from '../search/search.call.ts'
import { searchAll } from '../search/server/search.ts'
import { ticketsFor } from '../stored-file/server/ticket.ts'
import { ticket } from '../stored-file/ticket.call.ts'
import { audit } from '../user/audit.call.ts'
import { disable } from '../user/disable.call.ts'
import { edit } from '../user/edit.call.ts'
import { findByOperation } from '../user/find-by-operation.call.ts'
import { findByPermission } from '../user/find-by-permission.call.ts'
import { handover } from '../user/handover.call.ts'
import { lastNum } from '../user/last-num.call.ts'
import { openWork } from '../user/open-work.call.ts'
import { auditPerson } from '../user/server/audit.ts'
import { disablePerson } from '../user/server/disable.ts'
import { editUser } from '../user/server/edit.ts'
import { findByOperationCode, findByPermissionCode } from '../user/server/find-by-code.ts'
import { handOverWork } from '../user/server/handover.ts'
import { lastJobNumber } from '../user/server/last-num.ts'
import { listOpenWork } from '../user/server/open-work.ts'
import { jumpTo } from '../user/server/sister.ts'
import { sendTestEmail } from '../user/server/test-email.ts'
import { listUsers } from '../user/server/users.ts'
import { jumps } from '../user/sister.call.ts'
import { testEmail } from '../user/test-email.call.ts'
import { users } from '../user/users.call.ts'

/** Named calls of people, rights and settings. */
export const platformCalls: readonly NamedCall[] = [
  ...documentCalls,
  ...fileCalls,
  ...talkCalls,
  ...dingCalls,
  answer(checkFrame, checkFrameAddress),
  answer(embedBoard, embedMetabase),
  answer(diagram, drawDiagram),
  answer(ticket, ticketsFor),
  answer(edit, editUser),
  answer(audit, auditPerson),
  answer(disable, disablePerson),
  answer(handover, handOverWork),
  answer(lastNum, lastJobNumber),
  answer(openWork, listOpenWork),
  answer(users, listUsers),
  answer(findByPermission, findByPermissionCode),
  answer(findByOperation, findByOperationCode),
  answer(self, ownPermissions),
  answer(copyRole, copyRoleOf),
  answer(setPermission, setRolePermission),
  answer(confirmPermission, confirmRolePermission),
  answer(explain, explainRight),
  answer(logs, permissionLogs),
  answer(entries, personEntries),
  answer(holders, codeHolders),
  answer(why, whyMine),
  answer(dicts, allDicts),
  answer(dictUsed, countUsed),
  answer(tree, menuTree),
  answer(list, listConfig),
  answer(setLastVer, publishVersion),
  answer(moveMenu, moveEntry),
  answer(testEmail, sendTestEmail),
  ...jumps.map(({ signature, sister }) => answer(signature, jumpTo(sister))),
  answer(kick, kickSession),
  answer(apply, applyForRight),
  answer(search, searchAll),
  answer(workDays, listWorkDays),
  answer(nextWorkDay, findWorkDay),
  answer(importYear, importHolidays),
]
