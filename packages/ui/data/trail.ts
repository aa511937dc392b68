import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { ListQuery } from './calls.ts'

/** The list a record was opened from: the way back, and who stands before and after. */
export interface Trail {
  readonly path: string
  readonly search: string
  readonly label: string
  readonly view: string
  readonly query: ListQuery
  /** Ids of the page, and how many rows stand before it. */
  readonly ids: readonly string[]
  readonly offset: number
  readonly total: number | undefined
}

const useTrails = create<{ readonly trails: Readonly<Record<string, Trail>> }>()(
  persist(() => ({ trails: {} as Readonly<Record<string, Trail>> }), {
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
