import type { PhoneChips } from '@chengban/kernel/area.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readRows } from '../../data/calls.ts'
import { idOf } from '../../data/row.ts'
import { today } from '../../dates/date-time.ts'
import { useEntity } from '../../declarations/declarations.ts'
import { useSession } from '../../session/person.ts'
import { askedWhere } from '../asked-where.ts'
import './face.css'

const most = 50

/** Records in a line above the rows that belong to them, the one due first in front, with a dot while it is due. */
export default function Chips({ chips: { of, where, due } }: { readonly chips: PhoneChips }) {
  const entity = useEntity(of)
  const userId = useSession(({ person }) => person?.id ?? '')
  const asked = useMemo(() => where && askedWhere(where, userId), [where, userId])
  const [params, setParams] = useSearchParams()
  const chosen = params.get('of')
  const { data = [] } = useQuery({
    queryKey: ['list', of, 'chips', asked, due],
    queryFn: ({ signal }) =>
      readRows(
        entity,
        {
          filters: asked,
          sort: due,
          pageNumber: 1,
          pageSize: most,
          columns: ['id', entity.title ?? 'id', ...(due ? [due] : [])],
        },
        signal,
      ),
    meta: { quiet: true },
  })
  if (data.length === 0) return null
  const choose = (id: string): void => {
    const others = [...params].filter(([name]) => name !== 'of' && name !== 'page')
    setParams(id === chosen ? others : [...others, ['of', id]], { replace: true })
  }
  const isDue = (day: unknown): boolean => typeof day === 'string' && day <= today()
  return (
    <nav className="cb-face-chips" aria-label={entity.label}>
      {data.map((row) => (
        <button
          key={idOf(row)}
          type="button"
          aria-pressed={idOf(row) === chosen}
          aria-label={`${rowName(entity, row)}${due && isDue(row[due]) ? '，待跟进' : ''}`}
          className={due && isDue(row[due]) ? 'is-filled' : undefined}
          onClick={() => choose(idOf(row))}
        >
          {rowName(entity, row)}
        </button>
      ))}
    </nav>
  )
}
