import type { ToldDashboard } from '@chengban/kernel/dashboard-told.ts'
import { objectOf } from '@chengban/kernel/keys-of.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { request } from '../api/request.ts'
import { daysOf } from '../kinds/date/date-filter.ts'
import { filterOf } from '../kinds/filters.ts'

/** Address parameters of the filter line; each choice has a further parameter under its name. */
const inAddress = ['year', 'quarter', 'days'] as const
type When = Readonly<Record<(typeof inAddress)[number], string>>
const choicePrefix = 'by.'

/** Reads a dashboard under the filter; the address holds the chosen filter. */
export const useDashboard = (name: string) => {
  const [params, setParams] = useSearchParams()
  const when = objectOf(inAddress, (word) => params.get(word) ?? '')
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
  // the kind of a choice decides how to send it, and only an answer names the kind
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
