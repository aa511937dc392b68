import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../../api/request.ts'

export interface RefOption {
  readonly id: string
  readonly name: string
  readonly sub?: string | null
}

/** Rows of an entity that a picker may offer, under a condition. */
export const readOptions = (
  to: string,
  query: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<readonly RefOption[]> =>
  request<{ nodes: readonly RefOption[] }>('GET', `/api/${to}/options`, { query, signal }).then(({ nodes }) => nodes)

export const nothing: Readonly<Record<string, unknown>> = {}

/** Rows to choose from, by a fragment or pinyin; asked when the picker is open and typing has paused. */
export const useRefOptions = (
  to: string,
  keyword: string,
  isOpen: boolean,
  among?: Readonly<Record<string, unknown>>,
  /** The level of an audit that they are to decide on: `contract.1`. */
  audits?: string,
  /** What belongs to the rest of the form: where there is none of it, all are offered. */
  near: Readonly<Record<string, unknown>> = nothing,
) => {
  const settled = useSettled(keyword.trim())
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['options', to, settled, among ?? null, audits ?? null, near],
    queryFn: async ({ signal }) => {
      const asked = { keyword: settled || undefined, audits }
      const closest =
        near === nothing ? none : await readOptions(to, { ...asked, among: { ...among, ...near } }, signal)
      return closest.length > 0 ? closest : readOptions(to, { ...asked, among }, signal)
    },
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  // of another keyword they are no answer: ↵ would take the first of them
  const isStale = settled !== keyword.trim() || (isPlaceholderData && settled !== '')
  return { found: (isStale ? undefined : data) ?? none, isAsking: isFetching || isStale }
}

/** The names of chosen rows, also of disabled ones. */
export const useRefNames = (to: string, ids: readonly string[]): readonly RefOption[] => {
  const asked = ids.join(',')
  const { data } = useQuery({
    queryKey: ['options', to, 'ids', asked],
    queryFn: ({ signal }) => readOptions(to, { ids: asked }, signal),
    enabled: ids.length > 0,
    staleTime: 300_000,
    meta: { quiet: true },
  })
  return data ?? none
}

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 200)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const none: readonly RefOption[] = []
