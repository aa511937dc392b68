import type { Doors } from '../doors.ts'
import { monthAfter, today } from './names.ts'
import { workDaysOf } from './team.ts'

/** The next working days after today, in their order. */
export const comingWorkDays = async (own: Doors, many: number): Promise<readonly string[]> => {
  const months = await Promise.all([0, 1, 2].map((on) => workDaysOf(own, monthAfter(on))))
  return months
    .flat()
    .filter((day) => day > today())
    .slice(0, many)
}
