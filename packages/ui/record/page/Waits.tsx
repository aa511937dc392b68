import type { Entity } from '@chengban/kernel/entity.ts'
import type { Wait } from '@chengban/kernel/page.ts'
import { present } from '@chengban/kernel/present.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { useQueries } from '@tanstack/react-query'
import { readRows } from '../../data/calls.ts'
import { idOf, type NamedRow, type Row, textValue } from '../../data/row.ts'
import { formatDate, today } from '../../dates/date-time.ts'
import { elapsed } from '../../dates/elapsed.ts'
import { useEntities } from '../../declarations/use-entities.ts'
import { useSession } from '../../session/person.ts'
import { sidesOf } from './sides.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly waits: readonly Wait[]
  /** Nothing is said where nobody waits. */
  readonly isQuiet: boolean
}

const most = 20

/** 谁在等谁: who waits for whom, for what and since when, oldest first. */
export const Waits = ({ entity, row, waits, isQuiet }: Props) => {
  const entities = useEntities(waits.map(({ of }) => of))
  const found = useQueries({
    queries: waits.map((wait, at) => {
      const of = present(entities[at])
      const filters = { and: [{ [wait.by]: { equalTo: idOf(row) } }, wait.where] }
      return {
        queryKey: ['list', of.name, 'waits', filters],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          readRows(of, { filters, sort: wait.since, pageNumber: 1, pageSize: most }, signal),
        meta: { quiet: true },
      }
    }),
  })
  if (found.some(({ data, error }) => !data && !error)) return isQuiet ? null : <Panel count={undefined} />
  const open = waits
    .flatMap((wait, at) =>
      (found[at]?.data ?? []).map((one) => {
        const of = present(entities[at])
        return { wait, one, of, sides: sidesOf(wait, of, one, entity, row) }
      }),
    )
    .toSorted((a, b) => sinceOf(a).localeCompare(sinceOf(b)))
  if (isQuiet && open.length === 0) return null
  return (
    <Panel count={open.length}>
      {open.map(({ wait, one, of, sides }) => (
        <li key={`${of.name}${idOf(one)}`}>
          <p>
            {sides.who.id && sides.who.id === sides.whom.id ? (
              '轮到 '
            ) : (
              <>
                <Side person={sides.who} /> 等{' '}
              </>
            )}
            <Side person={sides.whom} isAsked />
            <Since wait={wait} one={one} />
          </p>
          <a href={`#/record/${of.name}/${idOf(one)}`}>
            {wait.what}
            {rowName(of, one)}
          </a>
        </li>
      ))}
    </Panel>
  )
}

const sinceOf = ({ wait, one }: { readonly wait: Wait; readonly one: Row }): string => String(one[wait.since] ?? '')

const Panel = ({ count, children }: { readonly count: number | undefined; readonly children?: React.ReactNode }) => (
  <section className="cb-waits" aria-label="谁在等谁" aria-busy={count === undefined}>
    <h3>谁在等谁 {count ? <small>{count} 件</small> : null}</h3>
    {count === 0 ? <p className="cb-page-none">没有人在等</p> : <ul>{children}</ul>}
  </section>
)

const Side = ({ person, isAsked }: { readonly person: NamedRow; readonly isAsked?: boolean }) => {
  const me = useSession((session) => session.person?.id)
  if (isAsked && person.id === me) return <b className="cb-seal">你</b>
  return <span className={isAsked ? 'cb-wait-party is-asked' : 'cb-wait-party'}>{person.name}</span>
}

const Since = ({ wait, one }: { readonly wait: Wait; readonly one: Row }) => {
  const due = wait.due ? formatDate(textValue(one[wait.due])) : ''
  if (due) return <time className={due < today() ? 'is-bad' : undefined}>答应 {due.slice(5)}</time>
  const since = one[wait.since]
  return typeof since === 'string' ? <time>已等 {elapsed(since)}</time> : null
}
