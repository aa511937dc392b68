import { checkFileAudit, fileAuditPassed, refuseUsedFile } from './rules.ts'

export const fileAuditHandlers = {
  'fileAudit/approved': fileAuditPassed,
  'fileAudit/check': checkFileAudit,
  'fileAudit/unused': refuseUsedFile,
}
