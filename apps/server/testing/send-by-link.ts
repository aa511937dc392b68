import type { Answer, House } from './house.ts'

/** Sends as whoever comes by a link: its token stands in the headers. */
export const sendByLink = async (
  { app }: House,
  headers: Readonly<Record<string, string>>,
  [method, url]: readonly ['GET' | 'POST', string],
  body?: object,
): Promise<Answer> => {
  const answer = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
  return { status: answer.statusCode, ...answer.json() }
}
