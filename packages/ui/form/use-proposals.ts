import { targetOf } from '@chengban/kernel/field.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { readRow } from '../data/calls.ts'
import { sourceIn } from '../data/known-row.ts'
import { loadEntity } from '../declarations/declarations.ts'
import { mayPropose, proposalsFrom } from './proposals.ts'
import type { Form } from './use-form.ts'

/** What the server would copy from the rows named is filled in as soon as they are chosen. */
export const useProposals = (form: Form): void => {
  const { entity, names, values, initial, isNew, proposed } = form
  const sources = isNew ? [...new Set(names.flatMap((name) => sourceIn(entity, name) ?? []))] : []
  const chosen = sources.flatMap((name) => {
    const [field, id] = [entity.fields[name], values[name] ?? initial[name]]
    return field && !isEmpty(id) ? [{ name, to: targetOf(field), id: String(id) }] : []
  })
  const found = useQueries({
    queries: chosen.map(({ to, id }) => ({
      queryKey: ['record', to, id, 'proposed'],
      queryFn: async ({ signal }: { signal: AbortSignal }) => readRow(await loadEntity(to), id, signal),
      staleTime: 60_000,
      retry: false,
      meta: { quiet: true },
    })),
  })
  const given = chosen.flatMap(({ name }, at) => proposalsFrom(entity, name, found[at]?.data))
  const propose = useEffectEvent(() => {
    const fresh = given.filter(
      ([name, value]) => names.includes(name) && mayPropose(values[name], proposed[name], value),
    )
    if (fresh.length > 0) form.propose(Object.fromEntries(fresh))
  })
  const key = JSON.stringify(given)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer proposes anew, not what is typed since
  useEffect(() => propose(), [key])
}
