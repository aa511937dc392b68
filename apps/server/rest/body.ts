import { isKey } from '@chengban/engine/row/key.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid, noRoute, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'

export type Body = Readonly<Record<string, unknown>>

/** A JSON object, or the refusal of anything else. */
export const bodyOf = (body: unknown): Body => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('VALIDATION', '请求格式错误')
  return body as Body
}

/** The fields of a form, which may come wrapped: `{input: {…}}`. */
export const inner = (body: unknown, key: string): Body => {
  const given = bodyOf(body)
  return Object.keys(given).length === 1 && key in given ? bodyOf(given[key]) : given
}

export const without = (body: Body, keys: readonly string[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([key]) => !keys.includes(key)))

/** The last part of an address: a word that can be no id of the table names a call, and there is none of that name. */
export const addressed = (entity: Entity, id: string): string => {
  if (!isKey(entity, id)) throw noRoute()
  return id
}

/** The id in the path and in the body are the same; both given and different is a mistake. */
export const idOf = (entity: Entity, request: FastifyRequest): string => {
  const { id: inPath } = request.params as { id?: string }
  const inBody = bodyOf(request.body).id
  if (inPath && inBody !== undefined && String(inBody) !== inPath) throw invalid({ id: 'id不一致' })
  if (inPath) return addressed(entity, inPath)
  if (inBody === undefined) throw notFound()
  return String(inBody)
}

/** `ids`, or the one `id`; at most 500, each once. */
export const idsOf = (body: Body): string[] => {
  const ids = Array.isArray(body.ids) ? body.ids : body.id === undefined ? [] : [body.id]
  if (ids.length > 500) throw new Refusal('VALIDATION', '一次最多处理500条')
  return [...new Set(ids.map(String))]
}
