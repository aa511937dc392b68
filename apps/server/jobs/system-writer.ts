import { acts } from '@chengban/engine/audit/acts.ts'
import { systemActor } from '@chengban/engine/db/database.ts'
import { asSystem, type Writer } from '@chengban/engine/row/scene.ts'
import type { Server } from '../rest/session.ts'

/** The system's own hand: nobody of the house, whose rights nobody asks. */
export const systemWriter = ({ catalog, handlers, services }: Server): Writer =>
  asSystem({ catalog, handlers, services, acts, actor: systemActor })
