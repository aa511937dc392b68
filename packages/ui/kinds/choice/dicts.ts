import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

export interface DictEntry {
  readonly value: string
  readonly label: string
  readonly sort: number
  readonly color?: string | null
  readonly isDefault?: boolean
  readonly isEnable: boolean
}

interface Dict {
  readonly id: string
  readonly name: string
  readonly entries: readonly DictEntry[]
}

const read = async (): Promise<ReadonlyMap<string, readonly DictEntry[]>> => {
  const { nodes } = await request<{ nodes: readonly Dict[] }>('GET', '/api/dicts')
  return new Map(nodes.map(({ id, entries }) => [id, entries]))
}

/** Every dictionary by its type; undefined until they have come. */
export const useDicts = () =>
  useQuery({ queryKey: ['dicts'], queryFn: read, staleTime: 300_000, meta: { quiet: true } }).data

/** The entries of a type, disabled ones among them: they stay readable. */
export const useDict = (type: string): readonly DictEntry[] => useDicts()?.get(type) ?? none

/** The name of a code; the code itself where the dictionary does not know it. */
export const useDictLabel = (type: string, value: string | null | undefined): string => {
  const entries = useDict(type)
  if (!value) return ''
  return entries.find((entry) => entry.value === value)?.label ?? value
}

const none: readonly DictEntry[] = []
