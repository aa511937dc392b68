// Written by `npm run gen` from the folders of the area. Do not edit.
import type { Entity } from '@chengban/kernel/entity.ts'
import { admin } from './admin/admin.entity.ts'
import { auditRound } from './audit-round/audit-round.entity.ts'
import { auditTask } from './audit-task/audit-task.entity.ts'
import { commentRead } from './comment-read/comment-read.entity.ts'
import { comment } from './comment/comment.entity.ts'
import { config } from './config/config.entity.ts'
import { department } from './department/department.entity.ts'
import { dictType } from './dict-type/dict-type.entity.ts'
import { dict } from './dict/dict.entity.ts'
import { documentRole } from './document-role/document-role.entity.ts'
import { documentUser } from './document-user/document-user.entity.ts'
import { documentVersion } from './document-version/document-version.entity.ts'
import { document } from './document/document.entity.ts'
import { fileAudit } from './file-audit/file-audit.entity.ts'
import { fileLink } from './file-link/file-link.entity.ts'
import { fileShareVisit } from './file-share-visit/file-share-visit.entity.ts'
import { fileShare } from './file-share/file-share.entity.ts'
import { holiday } from './holiday/holiday.entity.ts'
import { loginLog } from './login-log/login-log.entity.ts'
import { menu } from './menu/menu.entity.ts'
import { message } from './message/message.entity.ts'
import { operation } from './operation/operation.entity.ts'
import { permission } from './permission/permission.entity.ts'
import { processImage } from './process-image/process-image.entity.ts'
import { remindPause } from './remind-pause/remind-pause.entity.ts'
import { reminderRule } from './reminder-rule/reminder-rule.entity.ts'
import { roleOperation } from './role-operation/role-operation.entity.ts'
import { rolePermission } from './role-permission/role-permission.entity.ts'
import { role } from './role/role.entity.ts'
import { savedView } from './saved-view/saved-view.entity.ts'
import { storedFile } from './stored-file/stored-file.entity.ts'
import { userRole } from './user-role/user-role.entity.ts'
import { user } from './user/user.entity.ts'

export const entities: readonly Entity[] = [
  admin,
  auditRound,
  auditTask,
  commentRead,
  comment,
  config,
  department,
  dictType,
  dict,
  documentRole,
  documentUser,
  documentVersion,
  document,
  fileAudit,
  fileLink,
  fileShareVisit,
  fileShare,
  holiday,
  loginLog,
  menu,
  message,
  operation,
  permission,
  processImage,
  remindPause,
  reminderRule,
  roleOperation,
  rolePermission,
  role,
  savedView,
  storedFile,
  userRole,
  user,
]
