import { targetOf } from '@chengban/kernel/field.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { chosenRow } from '../data/chosen-row.ts'
import { sourceIn } from '../data/known-row.ts'
import type { Row } from '../data/row.ts'
import { meantBy } from '../kinds/ref/offered.ts'
import { readOptions } from '../kinds/ref/options.ts'
import { laterDays, mayPropose, offersOf, offersSource, proposalsFrom } from './proposals.ts'
import type { Form } from './use-form.ts'

/** What follows from the rows named is filled in as soon as they are chosen: what the server would copy, and what alone fits. */
export const useProposals = (form: Form): void => {
  const { entity, names, proposed, values } = form
  const chosen = useChosen(form)
  const copied = Object.entries(chosen).flatMap(([name, row]) => proposalsFrom(entity, name, row))
  const given = [...copied, ...laterDays(form), ...useOnlyOnes(form, chosen)]
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

type Chosen = Readonly<Record<string, Row | undefined>>

/** Reads the rows that a new row's references point to, if other fields follow from them. */
const useChosen = ({ entity, names, values, initial, isNew }: Form): Chosen => {
  const sources = names.flatMap((name) => [sourceIn(entity, name) ?? [], offersSource(entity, name) ?? []].flat())
  const chosen = (isNew ? [...new Set(sources)] : []).flatMap((name) => {
    const [field, id] = [entity.fields[name], values[name] ?? initial[name]]
    return field && !isEmpty(id) ? [{ name, to: targetOf(field), id: String(id) }] : []
  })
  const found = useQueries({ queries: chosen.map(({ to, id }) => chosenRow(to, id)) })
  return Object.fromEntries(chosen.map(({ name }, at) => [name, found[at]?.data]))
}

/** References that must be chosen, where the form leaves one row to choose. */
const useOnlyOnes = (
  { entity, names, values, isNew }: Form,
  chosen: Chosen,
): readonly (readonly [string, unknown])[] => {
  const meant = (isNew ? names : []).flatMap((name) => {
    const field = entity.fields[name]
    const offers = offersOf(entity, name)
    if (!field?.options.required || !offers) return []
    const among = { ...field.options.among }
    const where = meantBy(offers, values, chosen[offersSource(entity, name) ?? ''])
    return where ? [{ name, to: targetOf(field), among: { ...among, ...where } }] : []
  })
  const found = useQueries({
    queries: meant.map(({ to, among }) => ({
      queryKey: ['options', to, 'only', among],
      queryFn: ({ signal }: { signal: AbortSignal }) => readOptions(to, { among }, signal),
      staleTime: 60_000,
      retry: false,
      meta: { quiet: true },
    })),
  })
  return meant.flatMap(({ name }, at) => {
    const rows = found[at]?.data ?? []
    return rows.length === 1 ? [[name, rows[0]?.id] as const] : []
  })
}
