import { Agent, request } from 'node:http'

interface Answer {
  readonly code: string
  readonly message: string
  readonly data: Record<string, unknown>
}

export interface Caller {
  (method: string, url: string, body?: unknown): Promise<Answer>
  /** A GraphQL question. */
  ask(query: string, variables?: object): Promise<unknown>
  /** Reads a stream to its end; gives how many bytes came. */
  drain(url: string): Promise<number>
  readonly token: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const send = (url: string, method: string, token: string | undefined, body: unknown): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const sent = request(url, { method, agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    })
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })

const parsed = <T>(bytes: Buffer): T => JSON.parse(bytes.toString()) as T

/** Signs in for real and calls in that person's name; an answer that is not OK ends the bench. */
export const caller = async (base: string, name: string, password: string): Promise<Caller> => {
  const { data, message } = parsed<Answer>(
    await send(`${base}/api/auth/web/login`, 'POST', undefined, { name, password }),
  )
  if (!data) throw new Error(`${name}: ${message}`)
  const token = String(data.jwtToken)
  const call = async (method: string, url: string, body?: unknown): Promise<Answer> => {
    const answer = parsed<Answer>(await send(base + url, method, token, body))
    if (answer.code !== 'OK')
      throw new Error(`${method} ${url}: ${answer.code} ${answer.message} ${JSON.stringify(answer.data)}`)
    return answer
  }
  return Object.assign(call, {
    token,
    ask: async (query: string, variables: object = {}) => {
      const sent = { query, variables }
      const answer = parsed<{ errors?: unknown }>(
        await send(`${base}/postgraphiles/public/graphql`, 'POST', token, sent),
      )
      if (answer.errors) throw new Error(`${query}: ${JSON.stringify(answer.errors)}`)
      return answer
    },
    drain: async (url: string) => {
      const response = await fetch(base + url, { headers: { authorization: `Bearer ${token}` } })
      let bytes = 0
      if (response.body) for await (const part of response.body) bytes += part.length
      return bytes
    },
  })
}
