import type { Entity } from '@chengban/kernel/entity.ts'
import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { askedOf } from './alike.ts'
import { useRested } from './rested.ts'
import type { Values } from './values.ts'
import './alike.css'

interface Props {
  readonly entity: Entity
  readonly values: Values
}

interface AlikeAnswer {
  /** Of what the reader sees. */
  readonly id?: string | null
  readonly name: string
  readonly level: string
  readonly by: string
  readonly userName?: string | null
  readonly ownership?: string | null
}

const restMs = 600

/** Lists existing records similar to the row being typed; requests them when the typing pauses. */
export default function AlikeRows({ entity, values }: Props) {
  const asked = useRested(JSON.stringify(askedOf(entity, values)), '{}', restMs)
  const { data } = useQuery({
    queryKey: ['list', entity.name, 'alike', asked],
    queryFn: ({ signal }) =>
      request<{ readonly nodes: readonly AlikeAnswer[] }>('GET', `/api${entity.alike?.call}`, {
        query: JSON.parse(asked),
        signal,
      }),
    enabled: asked !== '{}',
    retry: false,
    meta: { quiet: true },
  })
  const nodes = asked === '{}' ? [] : (data?.nodes ?? [])
  if (nodes.length === 0) return null
  return (
    <section className="cb-alike" aria-label={`相近的${entity.label}`} aria-live="polite">
      <b>已有相近的{entity.label}</b>
      <ul>
        {nodes.map(({ id, name, level, by, userName, ownership }) => (
          <li key={`${id ?? ''}${name}`}>
            <span className={level === '重复' ? 'is-same' : undefined}>{level}</span>
            {id ? (
              <a href={`#/record/${entity.name}/${id}`} target="_blank" rel="noreferrer">
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}
            <small>{[by, ownership, userName].filter(Boolean).join('，')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
