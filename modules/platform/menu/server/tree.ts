import type { CallHandler } from '@chengban/engine/call.ts'
import type { tree } from '../tree.call.ts'
import { visibleMenus } from './visible.ts'

export const menuTree: CallHandler<typeof tree> = async (engine) => ({ nodes: await engine.reading(visibleMenus) })
