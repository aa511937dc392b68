import type { Answer, TestServer } from './server.ts'

/** Sends a request without a session, authorised by the link token in its headers. */
export const sendByLink = async (
  { app }: TestServer,
  headers: Readonly<Record<string, string>>,
  [method, url]: readonly ['GET' | 'POST', string],
  body?: object,
): Promise<Answer> => {
  const answer = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
  return { status: answer.statusCode, ...answer.json() }
}
