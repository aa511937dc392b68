import type { Doors } from '../doors.ts'

export interface Row {
  readonly id: string
  readonly name: string
}

/** Records of an entity by a filter. */
export const found = async <T = Row>(own: Doors, entity: string, where: object): Promise<readonly T[]> => {
  const filters = encodeURIComponent(JSON.stringify(where))
  return (await own.get<{ nodes: readonly T[] }>(`/api/${entity}?pageSize=50&filters=${filters}`)).nodes
}

/** Who has this name; everybody of the company may ask. */
export const person = async (own: Doors, name: string): Promise<string> =>
  (await found(own, 'user', { name: { equalTo: name } }))[0]?.id ?? ''
