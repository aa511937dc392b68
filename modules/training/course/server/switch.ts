import type { CallHandler } from '@chengban/engine/call.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { course } from '../course.entity.ts'
import type { switchCourse } from '../course-enable.call.ts'

/** 404 for who does not see it. */
export const refuseSwitch: CallHandler<typeof switchCourse> = async (engine, { id }) => {
  await engine.detail(course, id)
  throw conflict('请使用上架或下架')
}
