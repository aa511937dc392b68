import { request } from '../api/request.ts'

/** Makes the link for so many days; gives its id. */
export const makeShare = async (
  { name, url }: { readonly name: string; readonly url: string },
  day: number,
): Promise<string> => {
  const { id } = await request<{ id: string }>('POST', '/api/file-share', { body: { day: String(day), name, url } })
  return id
}
