import type { Entity } from './entity.ts'

type Audited = Pick<Entity, 'audit'> | undefined

/** Where a record is decided on the phone: on its kind's own page, else on the one for all kinds. */
export const approvalPath = (module: string, entity: Audited, id: string): string =>
  entity?.audit?.page
    ? `${entity.audit.page}?id=${encodeURIComponent(id)}`
    : `/phone/applyAudit?module=${encodeURIComponent(module)}&id=${encodeURIComponent(id)}`

/** Where all that waits of a kind is listed on the phone. */
export const approvalsPath = (module: string, entity: Audited): string =>
  entity?.audit?.page ?? `/phone/applyAudits?module=${encodeURIComponent(module)}`
