/** One person's way to the server without a screen: calls in their name. */
export interface Doors {
  readonly token: string
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: unknown): Promise<T>
  patch<T>(path: string, body: unknown): Promise<T>
  remove<T>(path: string): Promise<T>
  upload(name: string, bytes: Buffer, type: string, folder?: string): Promise<string>
}

interface Envelope<T> {
  readonly code: string
  readonly message: string
  readonly data: T
}

/** Signs in at the server's address. Rejects with the refusal. */
export const openDoors = async (server: string, name: string, password: string): Promise<Doors> => {
  const credentials = JSON.stringify({ name, password })
  const signIn = new Request(`${server}/api/auth/web/login`, { method: 'POST', headers: json, body: credentials })
  return doorsOf(server, (await answered<{ jwtToken: string }>(signIn)).jwtToken)
}

/** The same with a token that is already there. */
export const doorsOf = (server: string, token: string): Doors => {
  const headers = { ...json, authorization: `Bearer ${token}` }
  const send = <T>(method: string, path: string, body?: unknown): Promise<T> =>
    answered(new Request(server + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }))
  return {
    token,
    get: (path) => send('GET', path),
    post: (path, body = {}) => send('POST', path, body),
    patch: (path, body) => send('PATCH', path, body),
    remove: (path) => send('DELETE', path),
    upload: (name, bytes, type, folder = 'attachment') => {
      const body = new FormData()
      body.set('folder', folder)
      body.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
      const authorization = headers.authorization
      return answered(new Request(`${server}/file`, { method: 'POST', headers: { authorization }, body }))
    },
  }
}

const json = { 'content-type': 'application/json' }

const answered = async <T>(request: Request): Promise<T> => {
  const response = await fetch(request)
  const { code, message, data } = (await response.json()) as Envelope<T>
  if (code === 'OK') return data
  throw new Error(`${request.method} ${request.url}: ${response.status} ${code} ${message} ${JSON.stringify(data)}`)
}
