import type { HandlersOf } from '@chengban/engine/row/scene.ts'
import { checkAdmin, savedAdmin } from '../admin/server/rules.ts'
import { talkHandlers } from '../comment/server/handlers.ts'
import { checkConfig, configId, removingConfig } from '../config/server/rules.ts'
import { checkDepartment, removingDepartment } from '../department/server/rules.ts'
import { checkDict, removingDict } from '../dict/server/rules.ts'
import { removingDictType } from '../dict-type/server/rules.ts'
import { documentHandlers } from '../document/server/handlers.ts'
import { fileAuditHandlers } from '../file-audit/server/handlers.ts'
import { checkMenu } from '../menu/server/rules.ts'
import { checkMessage, savedMessage } from '../message/server/rules.ts'
import { removingOperation } from '../operation/server/rules.ts'
import { checkPermission } from '../permission/server/rules.ts'
import { checkReminderRule } from '../reminder-rule/server/rules.ts'
import { checkRole, removingRole } from '../role/server/rules.ts'
import { checkSavedView, removingSavedView } from '../saved-view/server/rules.ts'
import { auditedUser, auditUser } from '../user/server/audit-move.ts'
import { checkUser } from '../user/server/check.ts'
import { departedUser, departUser, disabledUser, disableUser, rehiredUser } from '../user/server/leave.ts'
import { removingUser, savedUser } from '../user/server/saved.ts'
import { checkUserRole, removingUserRole, savedUserRole } from '../user-role/server/rules.ts'

/** What the declarations of people and rights name: rules of the write path and effects of its moves. */
export const platformHandlers = {
  ...talkHandlers,
  ...documentHandlers,
  ...fileAuditHandlers,
  'admin/check': checkAdmin,
  'admin/saved': savedAdmin,
  'config/check': checkConfig,
  'config/id': configId,
  'config/removing': removingConfig,
  'department/check': checkDepartment,
  'department/removing': removingDepartment,
  'dict/check': checkDict,
  'dict/removing': removingDict,
  'dictType/removing': removingDictType,
  'menu/check': checkMenu,
  'message/check': checkMessage,
  'message/saved': savedMessage,
  'operation/removing': removingOperation,
  'permission/check': checkPermission,
  'reminderRule/check': checkReminderRule,
  'role/check': checkRole,
  'role/removing': removingRole,
  'savedView/check': checkSavedView,
  'savedView/removing': removingSavedView,
  'user/audit': auditUser,
  'user/audited': auditedUser,
  'user/check': checkUser,
  'user/depart': departUser,
  'user/departed': departedUser,
  'user/disable': disableUser,
  'user/disabled': disabledUser,
  'user/rehired': rehiredUser,
  'user/removing': removingUser,
  'user/saved': savedUser,
  'userRole/check': checkUserRole,
  'userRole/removing': removingUserRole,
  'userRole/saved': savedUserRole,
} satisfies HandlersOf
