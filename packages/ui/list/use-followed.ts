import type { Entity } from '@chengban/kernel/entity.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isOwnWrite } from '../data/own-writes.ts'
import { useLive } from '../live/use-live.ts'

/** Others' changes bring a list up to date by themselves; gives back how to read it anew. */
export const useFollowed = (entity: Entity): (() => Promise<void>) => {
  const client = useQueryClient()
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: ['list', entity.name] })
  useLive('record', ({ module, id }) => {
    if (module === entity.name && !isOwnWrite(id)) void again()
  })
  useLive('poll', () => void again())
  return again
}
