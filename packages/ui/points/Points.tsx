import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import './points.css'

interface Point {
  readonly name: string
  readonly ok: boolean
  readonly message: string
}

interface Props {
  /** A GET path that takes the id of a row. */
  readonly path: string
  readonly id: string
}

/** The conditions of a step, each with whether it holds now. */
export default function Points({ path, id }: Props) {
  const { data } = useQuery({
    queryKey: ['list', 'points', path, id],
    queryFn: ({ signal }) =>
      request<{ readonly points: readonly Point[] }>('GET', `/api${path}`, { query: { id }, signal }),
    // it follows from rows of many kinds
    staleTime: 0,
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
  if (!data?.points.length) return null
  return (
    <dl className="cb-points" aria-label="关口">
      {data.points.map(({ name, ok, message }) => (
        <div key={name} className={ok ? 'is-ok' : 'is-open'}>
          <dt>
            {ok ? <CheckOutlined /> : <CloseOutlined />} {name}
          </dt>
          <dd>{ok ? '已满足' : message}</dd>
        </div>
      ))}
    </dl>
  )
}
