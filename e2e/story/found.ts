import type { Doors } from '../doors.ts'

export interface Row {
  readonly id: string
  readonly name: string
}

/** Records of an entity by a filter. */
export const found = async (own: Doors, entity: string, where: object): Promise<readonly Row[]> => {
  const filters = encodeURIComponent(JSON.stringify(where))
  return (await own.get<{ nodes: readonly Row[] }>(`/api/${entity}?pageSize=50&filters=${filters}`)).nodes
}

/** Who has this name; everybody of the company may ask. */
export const person = async (own: Doors, name: string): Promise<string> =>
  (await found(own, 'user', { name: { equalTo: name } }))[0]?.id ?? ''
