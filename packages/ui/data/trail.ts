import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { ListQuery } from './calls.ts'

/** The list a record was opened from: for the way back, and for the previous and the next record. */
export interface Trail {
  readonly path: string
  readonly search: string
  readonly label: string
  readonly view: string
  readonly query: ListQuery
  /** Ids of the rows on the page; `offset` is the number of rows before it. */
  readonly ids: readonly string[]
  readonly offset: number
  readonly total: number | undefined
}

const useTrails = create<{ readonly trails: Readonly<Record<string, Trail>> }>()(
  persist(() => ({ trails: {} }), {
    name: 'chengban.trails',
    storage: createJSONStorage(() => sessionStorage),
  }),
)

export const keepTrail = (entity: string, trail: Trail): void => {
  useTrails.setState(({ trails }) => ({ trails: { ...trails, [entity]: trail } }))
}

/** The list that the record was opened from. */
export const trailTo = (entity: string, id: string): string | undefined => {
  const trail = useTrails.getState().trails[entity]
  return trail?.ids.includes(id) ? trail.path : undefined
}

export const useTrail = (entity: string): Trail | undefined => useTrails(({ trails }) => trails[entity])
