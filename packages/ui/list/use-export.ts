import { useState } from 'react'
import { reportError } from '../api/error-notice.ts'
import { idOf, type Row } from '../data/row.ts'
import { loadPart } from '../declarations/load-part.ts'
import { useHolds } from '../session/person.ts'
import type { List } from './use-list.ts'

/** Exports what the list shows, or the rows given. */
export const useExport = ({ entity, query, chosen }: List) => {
  const mayExport = useHolds('data:export') || entity.list?.exports === 'everybody'
  const [isBusy, setBusy] = useState(false)
  const save = async (rows?: readonly Row[]): Promise<void> => {
    setBusy(true)
    const asked = rows ? { filters: { id: { in: rows.map(idOf) } }, sort: query.sort } : query
    await loadPart(() => import('../api/download.ts'))
      .then(({ download }) =>
        download(
          `/api/${entity.resource}/export`,
          { ...asked, columns: chosen.shown.join(','), format: 'xlsx' },
          `${entity.label}.xlsx`,
        ),
      )
      .catch(reportError)
    setBusy(false)
  }
  return { mayExport, isBusy, save }
}
