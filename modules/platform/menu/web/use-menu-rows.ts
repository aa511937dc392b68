import { reportError } from '@chengban/ui/api/error-notice.ts'
import { request } from '@chengban/ui/api/request.ts'
import { readAllRows } from '@chengban/ui/data/calls.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MenuRow, Place } from './menu-rows.ts'

/** Reads the whole tree, including inactive entries, and offers the move of an entry. */
export const useMenuRows = () => {
  const entity = useEntity('menu')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['list', 'menu', 'all'],
    queryFn: async ({ signal }) => (await readAllRows(entity, { sort: 'sort,id' }, signal)) as readonly MenuRow[],
    meta: { quiet: true },
  })
  const again = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['list', 'menu'] })
    await client.invalidateQueries({ queryKey: ['menu'] })
  }
  const move = (row: Pick<MenuRow, 'id'>, place: Place | undefined): void => {
    if (!place) return
    void request('POST', '/api/menu/move', { body: { id: row.id, ...place } })
      .catch(reportError)
      .then(again)
  }
  return { entity, rows: data, error, refetch, again, move }
}
