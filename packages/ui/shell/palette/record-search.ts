import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../../api/request.ts'

export interface FoundGroup {
  readonly module: string
  readonly label: string
  readonly totalCount: number
  /** Looking took too long: there may be some. */
  readonly more?: boolean
  readonly nodes: readonly {
    readonly id: string
    readonly title: string
    readonly sub?: string | null
    readonly link: string
  }[]
}

/** Records whose search fields hold the keyword, by entity; asked once typing has paused for 200 ms. */
export const useRecordSearch = (
  keyword: string,
): { readonly groups: readonly FoundGroup[]; readonly isSearching: boolean } => {
  const [settled, setSettled] = useState('')
  const word = keyword.trim()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(word), 200)
    return () => clearTimeout(timer)
  }, [word])
  const { data, isFetching } = useQuery({
    queryKey: ['list', 'search', settled],
    queryFn: ({ signal }) =>
      request<{ groups: readonly FoundGroup[] }>('GET', '/api/search', { query: { keyword: settled }, signal }),
    enabled: settled !== '',
    meta: { quiet: true },
  })
  return { groups: word && data ? data.groups : [], isSearching: isFetching || word !== settled }
}
