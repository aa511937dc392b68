import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { DOCUMENT_TYPES, IMAGE_TYPES, LARGEST_FILE, type Limits, MOST_FILES } from '../files/choice.ts'

interface Settings {
  readonly nodes: readonly { readonly key: string; readonly value: string | null }[]
}

/**
 * Returns the limits of an upload control whose field declares none: the configured ones, or the product's defaults
 * until those have loaded.
 */
export const useUploadLimits = (folder: 'attachment' | 'image'): Required<Limits> => {
  const { data } = useQuery({
    queryKey: ['config', 'list'],
    queryFn: () => request<Settings>('GET', '/api/config/list'),
    staleTime: 600_000,
  })
  return limitsOf(data, folder)
}

export const limitsOf = (settings: Settings | undefined, folder: 'attachment' | 'image'): Required<Limits> => {
  const said = Object.fromEntries(settings?.nodes.map(({ key, value }) => [key, value]) ?? [])
  const types: Record<string, readonly string[] | undefined> = JSON.parse(said['upload.types'] ?? '{}')
  return {
    accept: types[folder] ?? (folder === 'image' ? IMAGE_TYPES : DOCUMENT_TYPES),
    max: Number(said['upload.maxFiles'] ?? MOST_FILES),
    maxBytes: Number(said['upload.maxBytes'] ?? LARGEST_FILE),
  }
}
