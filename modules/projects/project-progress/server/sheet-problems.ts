import { createHash } from 'node:crypto'

/** A problem raised on a sheet, with its promised date. */
export interface SheetProblem {
  readonly kind: 'bug' | 'applyFor'
  readonly id: string
  readonly name: string
  readonly priority: string | null
  readonly status: string
  readonly endTime: string | null
}

/** SHA-256 of the days as they are read, in the order of ids. */
export const problemHashOf = (problems: readonly SheetProblem[]): string => {
  const said = problems.map(({ kind, id, name, endTime }) => ({ kind, id, name, endTime }))
  return createHash('sha256')
    .update(JSON.stringify(said.sort((a, b) => (a.id < b.id ? -1 : 1))))
    .digest('hex')
}
