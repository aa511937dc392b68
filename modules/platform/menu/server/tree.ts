import type { CallHandler } from '@chengban/engine/call.ts'
import { visibleMenus } from './visible.ts'

export const menuTree: CallHandler = async (engine) => ({ nodes: await engine.reading(visibleMenus) })
