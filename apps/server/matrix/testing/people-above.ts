import type { Row, World } from './world.ts'

/** A row and all above it by a reference. */
const chain = (world: World, kind: 'department' | 'user', id: unknown, above: string): Row[] => {
  const rows: Row[] = []
  for (let row = world.row(kind, id); row && !rows.includes(row); row = world.row(kind, row[above])) rows.push(row)
  return rows
}

const departmentsOf = (world: World, userId: unknown): Row[] =>
  chain(world, 'department', world.row('user', userId)?.departmentId, 'parentId')

/** Whether a user works in the asker's department or one below it. */
export const isAround = (world: World, asker: string, userId: unknown): boolean => {
  const own = world.row('user', asker)?.departmentId
  return Boolean(own) && departmentsOf(world, userId).some(({ id }) => id === own)
}

/** Whether a user is above the asker: as a superior, or as the head of a department. */
export const leads = (world: World, asker: string, userId: unknown): boolean =>
  Boolean(userId) &&
  (chain(world, 'user', world.row('user', asker)?.superiorId, 'superiorId').some(({ id }) => id === userId) ||
    departmentsOf(world, asker).some(({ leaderId }) => leaderId === userId))
