import { request } from '../api/request.ts'
import type { MentionedPerson } from './mentions.ts'

/** People to be mentioned, by a fragment of their name. */
export const findPeople = async (keyword: string): Promise<readonly MentionedPerson[]> => {
  const { nodes } = await request<{ nodes: readonly { id: string; name: string; departmentName?: string | null }[] }>(
    'GET',
    '/api/users',
    { query: { keyword: keyword || undefined } },
  )
  return nodes
    .slice(0, 20)
    .map(({ id, name, departmentName }) => ({ id, name, ...(departmentName ? { sub: departmentName } : {}) }))
}
