import type { Lacks as Declared } from '@chengban/kernel/listing.ts'
import { partOf } from '@chengban/kernel/tells.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { request } from '../api/request.ts'
import type { Row } from '../data/row.ts'
import { LineValue } from '../kinds/json/LinesCell.tsx'
import type { List } from './use-list.ts'
import './lacks.css'

interface Props {
  readonly list: List
  readonly lacks: Declared
  /** Opens the form of a new row; left out for people who may not make one. */
  readonly onCreate: ((initial: Row) => void) | undefined
}

/** A tile for each missing row; nothing where none is missing, or where it cannot be read. */
export default function Lacks({ list: { entity }, lacks, onCreate }: Props) {
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['list', entity.name, 'lacks', lacks.call],
    queryFn: ({ signal }) => request<Row>('GET', `/api${lacks.call}`, { signal }),
    retry: false,
    meta: { quiet: true },
  })
  const rows = (partOf(data, lacks.rows) ?? []) as readonly Row[]
  if (rows.length === 0) return null
  const open = (row: Row): void => {
    const id = lacks.opens && row[lacks.opens]
    if (id) void navigate(`/record/${entity.name}/${String(id)}`)
    else onCreate?.(begunWith(lacks, row))
  }
  return (
    <section className="cb-lacks" aria-label={lacks.label}>
      <h2>
        {lacks.label} <small>{rows.length}</small>
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={JSON.stringify(row)}>
            <button type="button" onClick={() => open(row)}>
              {Object.entries(lacks.words).map(([part, field]) => (
                <span key={part}>
                  <LineValue field={field} value={row[part]} />
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first values of the row that is lacking, with a line of each list. */
export const begunWith = ({ begins, lines = {} }: Pick<Declared, 'begins' | 'lines'>, row: Row): Row => {
  const taken = (parts: Readonly<Record<string, string>>): Row =>
    Object.fromEntries(Object.entries(parts).map(([column, part]) => [column, row[part] ?? null]))
  const lists = Object.entries(lines).map(([key, parts]) => [key, [taken(parts)]])
  return { ...taken(begins), ...Object.fromEntries(lists) }
}
