import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { bulk } from './bulk.ts'
import { kebab } from '@chengban/engine/schema/names.ts'
import { ok } from './envelope.ts'
import { exportRows } from './export.ts'
import { listQueryOf, pageOf, type Query } from './list-query.ts'
import { options } from './options.ts'
import type { Server, Sessions } from './session.ts'

type Body = Readonly<Record<string, unknown>>
interface Params {
  readonly table: string
  readonly id?: string
  readonly name?: string
}

/** The calls every entity has, from its declaration alone. Named calls with a path of their own go before. */
export const genericRoutes: FastifyPluginAsync<{ server: Server; sessions: Sessions }> = async (app, { server, sessions }) => {
  const entityOf = (request: FastifyRequest): Entity => {
    const found = server.catalog.byResource((request.params as Params).table)
    if (!found) throw new Refusal('NOT_FOUND', '接口不存在')
    return found
  }

  app.get('/api/:table', (request) => {
    const entity = entityOf(request)
    const query = request.query as Query
    const page = pageOf(query, entity.name)
    const asked = listQueryOf(query)
    return sessions.as(request, async (engine) => {
      const [nodes, totalCount] = await Promise.all([
        engine.list(entity, asked, page),
        query.total === 'false' ? undefined : engine.count(entity, asked),
      ])
      return ok(totalCount === undefined ? { nodes } : { nodes, totalCount })
    })
  })

  app.get('/api/:table/count', (request) => {
    const entity = entityOf(request)
    const asked = listQueryOf(request.query as Query)
    return sessions.as(request, async (engine) => ok({ totalCount: await engine.count(entity, asked) }))
  })

  app.get('/api/:table/options', (request) => {
    const entity = entityOf(request)
    return sessions.as(request, async (engine) => ok({ nodes: await options(engine, entity, request.query as Query) }))
  })

  app.get('/api/:table/export', (request, reply) => {
    const entity = entityOf(request)
    return sessions.as(request, (engine) => exportRows(engine, entity, request.query as Query, reply))
  })

  app.get('/api/:table/:id', (request) => {
    const entity = entityOf(request)
    return sessions.as(request, async (engine) => ok(await engine.detail(entity, (request.params as Params).id ?? '')))
  })

  app.post('/api/:table', (request) => {
    const entity = entityOf(request)
    const sent = inner(request.body, 'input')
    return sessions.as(request, async (engine) => ok(await answer(engine, entity, await engine.create(entity, sent))))
  })

  app.patch('/api/:table/:id?', (request) => {
    const entity = entityOf(request)
    if (isEnableCall(entity, (request.params as Params).id)) return enableCall(request)
    const id = idOf(request)
    const { id: _id, version, ...rest } = bodyOf(request.body)
    const sent = 'patch' in rest ? inner(rest, 'patch') : rest
    return sessions.as(request, async (engine) => {
      try {
        await engine.update(entity, id, without(sent, ['id', 'version']), version ?? sent.version)
      } catch (error) {
        if (!(error instanceof Refusal) || error.message !== '单据已变更，请刷新') throw error
        throw new Refusal('CONFLICT', error.message, { current: await engine.detail(entity, id) })
      }
      return ok(await answer(engine, entity, id))
    })
  })

  app.delete('/api/:table/:id', (request) => {
    const entity = entityOf(request)
    const { version } = bodyOf(request.body ?? {})
    const id = (request.params as Params).id ?? ''
    return sessions.as(request, async (engine) => (await engine.remove(entity, [id], version), ok({ id })))
  })

  app.delete('/api/:table', (request) => {
    const entity = entityOf(request)
    const ids = idsOf(bodyOf(request.body))
    if (ids.length === 0) throw invalid({ ids: '请选择要删除的项目' })
    return sessions.as(request, async (engine) => (await engine.remove(entity, ids), ok({ deleted: ids.length })))
  })

  app.post('/api/:table/bulk', (request) => {
    const entity = entityOf(request)
    return sessions.as(request, async (engine) => ok(await bulk(engine, entity, bodyOf(request.body))))
  })

  app.post('/api/:table/action/:name', (request) => {
    const entity = entityOf(request)
    const { name = '' } = request.params as Params
    const body = bodyOf(request.body)
    return sessions.as(request, async (engine) => {
      const status = await engine.move(entity, name, { ...body, id: String(body.id ?? ''), version: body.version })
      const row = await engine.detail(entity, String(body.id)).catch(() => ({ version: null }))
      return ok({ id: body.id, status, version: row.version })
    })
  })

  const enableCall = (request: FastifyRequest) => {
    const entity = entityOf(request)
    const body = bodyOf(request.body)
    const ids = idsOf(body)
    const wanted = typeof body.isEnable === 'boolean' ? body.isEnable : undefined
    return sessions.as(request, async (engine) => ok({ id: ids[0], isEnable: await engine.enable(entity, ids, wanted) }))
  }
}

/** `PATCH /api/{table}/{table}-enable`, in either spelling. */
const isEnableCall = (entity: Entity, name: string | undefined): boolean =>
  name !== undefined && [entity.name, entity.resource, kebab(entity.name)].some((one) => name === `${one}-enable`)

const answer = async (engine: { detail(entity: Entity, id: string): Promise<Record<string, unknown>> }, entity: Entity, id: string) =>
  engine.detail(entity, id).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return { id }
    throw error
  })

export const bodyOf = (body: unknown): Body => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('VALIDATION', '请求格式错误')
  return body as Body
}

const inner = (body: unknown, key: string): Body => {
  const given = bodyOf(body)
  return Object.keys(given).length === 1 && key in given ? bodyOf(given[key]) : given
}

const without = (body: Body, keys: readonly string[]): Body => Object.fromEntries(Object.entries(body).filter(([key]) => !keys.includes(key)))

/** The id in the path and in the body are the same; both given and different is a mistake. */
const idOf = (request: FastifyRequest): string => {
  const inPath = (request.params as Params).id
  const inBody = bodyOf(request.body).id
  if (inPath && inBody !== undefined && String(inBody) !== inPath) throw invalid({ id: 'id不一致' })
  const id = inPath ?? inBody
  if (id === undefined) throw notFound()
  return String(id)
}

const idsOf = (body: Body): string[] => {
  const ids = Array.isArray(body.ids) ? body.ids : body.id === undefined ? [] : [body.id]
  if (ids.length > 500) throw new Refusal('VALIDATION', '一次最多处理500条')
  return [...new Set(ids.map(String))]
}
