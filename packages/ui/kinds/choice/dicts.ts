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

interface Entry extends Omit<DictEntry, 'value' | 'label'> {
  readonly code: string
  readonly name: string
  readonly dictTypeId: string
}

const read = async (): Promise<ReadonlyMap<string, readonly DictEntry[]>> => {
  const { nodes } = await request<{ nodes: readonly Entry[] }>('GET', '/api/dicts')
  const types = new Map<string, DictEntry[]>()
  for (const { dictTypeId, code, name, ...entry } of nodes) {
    const list = types.get(dictTypeId) ?? []
    list.push({ ...entry, value: code, label: name })
    types.set(dictTypeId, list)
  }
  return types
}

/** Every dictionary by its type; undefined until they have come. */
export const useDicts = () =>
  useQuery({ queryKey: ['dicts'], queryFn: read, staleTime: 300_000, meta: { quiet: true } }).data

/** The entries of a type, disabled ones among them: they stay readable. */
export const useDict = (type: string): readonly DictEntry[] => useDicts()?.get(type) ?? none

/** The name of a code; the code itself where the dictionary does not know it, nothing until it has come. */
export const useDictLabel = (type: string, value: string | null | undefined): string => {
  const dicts = useDicts()
  if (!value || !dicts) return ''
  return dicts.get(type)?.find((entry) => entry.value === value)?.label ?? value
}

const none: readonly DictEntry[] = []
