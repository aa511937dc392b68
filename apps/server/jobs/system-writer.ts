import { acts } from '@chengban/engine/audit/acts.ts'
import { systemActor } from '@chengban/engine/db/database.ts'
import { asSystem, type Writer } from '@chengban/engine/row/scene.ts'
import type { Server } from '../rest/session.ts'

/** The writer of the system: no person, and no rights are checked. */
export const systemWriter = ({ catalog, handlers, services }: Server): Writer =>
  asSystem({ catalog, handlers, services, acts, actor: systemActor })
