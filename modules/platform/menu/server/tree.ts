import type { CallHandler } from '@chengban/engine/call.ts'
import { visibleMenus } from './visible.ts'

export const menuTree: CallHandler = async ({ writer }) => ({ nodes: await visibleMenus(writer.db, writer.actor) })
