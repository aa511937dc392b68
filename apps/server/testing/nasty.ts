import { readFileSync } from 'node:fs'
import { calls } from '../compose.ts'
import type { Answer, Api } from './server.ts'

type Shape = { readonly properties?: Readonly<Record<string, unknown>> }
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> }
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const own = new Set(calls.map(({ signature }) => `/api${signature.path}`))
/** What would end the session that asks, or lock its account. */
const left = /auth|logout|kick|password/i

/** What nobody means: wrong types, names that every object has, figures and days that are none, texts no database holds. */
const nasty: readonly unknown[] = [
  '__proto__',
  'a\u0000b',
  '\ud800',
  "'; --%\\",
  '-99999999999999999999',
  '0000-01-01T00:00:00+23:00',
  '[{"constructor":{"equalTo":{}}}]',
  {},
  [[null]],
  [{ id: 'x', url: '/file/x' }],
  1e300,
]

/**
 * Sends each of these values in all fields of every named call at once; returns answers that are no envelope, or 系统异常.
 */
export const askNastily = async (api: Api): Promise<string[]> => {
  const { paths } = JSON.parse(readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8')) as {
    paths: Paths
  }
  const wrong: string[] = []
  for (const path of Object.keys(paths).filter((one) => own.has(one) && !left.test(one)))
    for (const [method, operation] of Object.entries(paths[path] ?? {})) {
      const ask = (value: unknown) => (method === 'get' ? asked : sent)(api, path, method, operation, value)
      const answers = await Promise.all(nasty.map(ask))
      for (const [at, { status, code, message }] of answers.entries())
        if (!/^[A-Z_]+$/.test(String(code)) || code === 'INTERNAL')
          wrong.push(`${method} ${path} ${JSON.stringify(nasty[at])}: ${status} ${message}`)
    }
  return wrong
}

const asked = (api: Api, path: string, _method: string, { parameters = [] }: Operation, value: unknown) => {
  const text = typeof value === 'string' ? value.replace('\ud800', '\ufffd') : JSON.stringify(value)
  const names = parameters.flatMap((one) => (one.in === 'query' ? [one.name] : []))
  return api.get(`${path}?${names.map((name) => `${name}=${encodeURIComponent(text)}`).join('&')}`)
}

const sent = (api: Api, path: string, method: string, operation: Operation, value: unknown): Promise<Answer> => {
  const { properties = {} } = operation.requestBody?.content['application/json']?.schema ?? {}
  const body = Object.fromEntries(['id', 'version', ...Object.keys(properties)].map((name) => [name, value]))
  const verbs = { patch: api.patch, delete: api.remove } as Readonly<Record<string, Api['post']>>
  return (verbs[method] ?? api.post)(path, body)
}
