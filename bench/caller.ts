import { Agent, request } from 'node:http'

export interface Answer {
  readonly code: string
  readonly message: string
  readonly data: Record<string, unknown>
}
export type Caller = (method: string, url: string, body?: unknown) => Promise<Answer>

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const send = (base: string, method: string, url: string, token: string | undefined, body: unknown): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const sent = request(base + url, { method, agent, headers }, (response) => {
      const parts: Buffer[] = []
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString())))
    })
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })

/** Signs in for real and calls in that person's name; an answer that is not OK ends the bench. */
export const caller = async (base: string, name: string, password: string): Promise<Caller> => {
  const { data } = await send(base, 'POST', '/api/auth/web/login', undefined, { name, password })
  return async (method, url, body) => {
    const answer = await send(base, method, url, String(data.jwtToken), body)
    if (answer.code !== 'OK')
      throw new Error(`${method} ${url}: ${answer.code} ${answer.message} ${JSON.stringify(answer.data)}`)
    return answer
  }
}
