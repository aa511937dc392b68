import { has } from '@chengban/kernel/has.ts'
import type { ListPlace, ScreenDetails } from '../declarations/details.ts'

/** A tab of figures. */
export interface DashboardTab {
  readonly label: string
  readonly dashboard: string
  readonly isCovered: boolean
}

/** A tab of what waits of several kinds together. */
export interface Waits {
  readonly label: string
  readonly modules: readonly string[]
}

/** The tabs of figures this person may open before or after the others. */
export const withBoards = <P>(
  boards: ScreenDetails['dashboards'] = [],
  tabs: readonly P[],
  operations: readonly string[],
): readonly (P | DashboardTab)[] => {
  const holds = (code: string): boolean => has(operations, code)
  const open = boards.filter(
    ({ codes = [], needs = [] }) => (codes.length === 0 || codes.some(holds)) && needs.every(holds),
  )
  const placesOf = (some: typeof open): readonly DashboardTab[] =>
    some.map(({ name, label = '看板', covered = false }) => ({ label, dashboard: name, isCovered: covered }))
  return [
    ...placesOf(open.filter(({ isLast }) => !isLast)),
    ...tabs,
    ...placesOf(open.filter(({ isLast }) => isLast === true)),
  ]
}

/** What waits of several kinds; who decides on one kind alone has its list. */
export const queueOf = (lists: readonly ListPlace[]): readonly Waits[] => {
  const modules = [...new Set(lists.filter(({ variant }) => variant === 'audit').map(({ of }) => of))]
  return modules.length > 1 ? [{ label: '待我审核', modules }] : []
}
