import type { Entity } from '@chengban/kernel/entity.ts'
import { useLive } from '@chengban/ui/live/use-live.ts'
import { readAllRows } from '@chengban/ui/record/calls.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'

const columns = ['id', 'name', 'code', 'parentId', 'leaderId', 'userCount', 'sort', 'isEnable']

/** All departments, in the order of siblings. */
export const useDepartments = (entity: Entity) => {
  const client = useQueryClient()
  const again = (): void => void client.invalidateQueries({ queryKey: ['list', entity.name] })
  useLive('record', ({ module }) => module === entity.name && again())
  const { data, error, isFetching } = useQuery({
    queryKey: ['list', entity.name, 'all'],
    queryFn: ({ signal }) => readAllRows(entity, { sort: 'sort,name', columns }, signal),
    meta: { quiet: true },
  })
  return { rows: data, error, isFetching, again }
}
