import { clock } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { entryOf } from './sync-log.ts'

/** Dates a completed task and adds it to the diary of the opportunity. */
export const businessTaskComplete: Handler<'businessTask'> = async (scene) => {
  const { row } = scene
  row.tzComplete = clock.now().toISOString()
  row.businessLogId = await entryOf(scene, row)
}
