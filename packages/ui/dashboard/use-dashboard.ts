import type { ToldDashboard } from '@chengban/kernel/dashboard-told.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { request } from '../api/request.ts'
import { daysOf } from '../kinds/date/date-filter.ts'
import { filterOf } from '../kinds/filters.ts'

/** What of the filter line stands in the address beside each choice under its name. */
const inAddress = ['year', 'quarter', 'days'] as const
type When = Readonly<Record<(typeof inAddress)[number], string>>
const choicePrefix = 'by.'

/** A dashboard under what is chosen in its filter line; the address keeps the choice. */
export const useDashboard = (name: string) => {
  const [params, setParams] = useSearchParams()
  const when = Object.fromEntries(inAddress.map((word) => [word, params.get(word) ?? ''])) as When
  const texts: Readonly<Record<string, string>> = Object.fromEntries(
    [...params].flatMap(([word, text]) =>
      word.startsWith(choicePrefix) ? [[word.slice(choicePrefix.length), text]] : [],
    ),
  )
  const choose = (words: Readonly<Record<string, string>>): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [word, text] of Object.entries(words))
          if (text) next.set(word, text)
          else next.delete(word)
        return next
      },
      { replace: true },
    )
  const query = useQuery({
    queryKey: ['list', 'dashboard', name, when, texts],
    queryFn: ({ signal }) => read(name, when, texts, signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  return {
    told: query.data,
    error: query.error,
    isFetching: query.isFetching,
    again: () => void query.refetch(),
    asked: askedOf(name, when, texts, query.data?.choices ?? {}),
    texts,
    days: when.days,
    setYear: (to: number) => choose({ year: String(to) }),
    setQuarter: (year: number, quarter: number) => choose({ year: String(year), quarter: String(quarter) }),
    setDays: (text: string) => choose({ days: text }),
    setChoice: (choice: string, text: string) => choose({ [`${choicePrefix}${choice}`]: text }),
  }
}

export type DashboardShown = ReturnType<typeof useDashboard>

const read = async (
  name: string,
  when: When,
  texts: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ToldDashboard> => {
  const ask = (query: object) => request<ToldDashboard>('GET', '/api/dashboard', { query: { ...query }, signal })
  if (Object.keys(texts).length === 0) return ask(askedOf(name, when, texts, {}))
  // how a choice is asked depends on its kind, which the answer tells
  const { choices } = known.get(name) ?? (await ask(askedOf(name, when, {}, {})))
  return remember(name, await ask(askedOf(name, when, texts, choices)))
}

/** What the filter line says, as the call takes it. */
const askedOf = (
  name: string,
  { year, quarter, days }: When,
  texts: Readonly<Record<string, string>>,
  choices: ToldDashboard['choices'],
) => {
  const span = daysOf(days)
  const conditions = Object.entries(texts).flatMap(([choice, text]) => {
    const field = choices[choice]
    const condition = field && filterOf(field)?.condition(text, field)
    return condition ? [[choice, condition] as const] : []
  })
  return {
    ...{ name, year: year || undefined, quarter: quarter || undefined, date1: span?.from, date2: span?.to },
    choices: conditions.length ? JSON.stringify(Object.fromEntries(conditions)) : undefined,
  }
}

const known = new Map<string, ToldDashboard>()
const remember = (name: string, told: ToldDashboard): ToldDashboard => {
  known.set(name, told)
  return told
}
