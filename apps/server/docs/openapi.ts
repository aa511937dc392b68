import { type NamedCall, spelled } from '@chengban/engine/call.ts'
import { declared, entityOf } from '@chengban/engine/kinds/column.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { filePaths } from './file-paths.ts'
import { importParts, importPaths } from './import.ts'
import { movePaths } from './move-paths.ts'
import { answered, byId, json, object, type Paths, query, text } from './parts.ts'
import { fieldSchema, inputSchema, type JsonSchema, rowSchema } from './schema.ts'
import { signInPaths } from './sign-in-paths.ts'
import { asksStatistics, statisticsParts } from './statistics.ts'
import { structureSchema } from './structure.ts'
import { tablePaths } from './table-paths.ts'
import { workPaths } from './work-paths.ts'

/** The OpenAPI document of everything under /api, from the declarations and the signatures of the named calls. */
export const openApi = (entities: readonly Entity[], calls: readonly NamedCall[]): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: '承办',
    version: '1.0.0',
    description: 'code 为 OK 表示成功；其余为拒绝，message 为给人看的说明，data.fields 为逐字段说明。',
  },
  servers: [{ url: '/' }],
  security: [{ bearer: [] }],
  paths: named(
    joined(
      signInPaths,
      filePaths,
      tablePaths,
      ...entities.map(pathsAmong(entities)),
      workPaths,
      callPaths(calls, finder(entities)),
    ),
  ),
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    parameters: statisticsParts.parameters,
    requestBodies: importParts.requestBodies,
    responses: {
      ...statisticsParts.responses,
      ...importParts.responses,
      refusal: {
        description: '拒绝',
        ...json(
          object({
            code: text,
            message: text,
            data: object({ fields: { type: 'object', additionalProperties: text } }),
          }),
        ),
      },
    },
    schemas: Object.fromEntries(entities.map((entity) => [entity.name, rowSchema(entity)])),
  },
})

/** Merges paths. A named call may share the path of an entity: of one path and method the later one counts. */
const joined = (...parts: readonly Paths[]): Paths => {
  const all: Paths = {}
  for (const [path, methods] of parts.flatMap((part) => Object.entries(part))) all[path] = { ...all[path], ...methods }
  return all
}

/** Clients made from the document call an operation by its method and its path: `getContractBy_id`. */
const named = (paths: Paths): Paths => {
  const all: Paths = {}
  for (const [path, methods] of Object.entries(paths)) {
    const segments = path
      .replaceAll(/\{(\w+)\}/g, 'by_$1')
      .split('/')
      .filter((one) => one && one !== 'api')
    // an address in two spellings has two operations
    const rest = segments.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1).replaceAll(/\W/g, '_')}`)
    const idOf = (method: string): string => `${method}${rest.join('')}`
    all[path] = Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, { operationId: idOf(method), ...operation }]),
    )
  }
  return all
}

type Find = (name: string) => Entity

const finder = (entities: readonly Entity[]): Find => {
  const all = declared(entities)
  return (name) => entityOf(all, name)
}

const pathsAmong = (entities: readonly Entity[]): ((entity: Entity) => Paths) => {
  const of = finder(entities)
  return (entity) => entityPaths(entity, of)
}

const entityPaths = (entity: Entity, of: Find): Paths => {
  const base = `/api/${entity.resource}`
  const row = { $ref: `#/components/schemas/${entity.name}` }
  const tag = { tags: [entity.label] }
  const list = ['pageNumber', 'pageSize', 'filters', 'sort', 'keyword', 'columns', 'view']
  const paths: Paths = {
    [base]: {
      get: {
        ...tag,
        summary: `${entity.label}列表`,
        ...query(...list),
        ...answered(object({ nodes: { type: 'array', items: row }, totalCount: { type: 'integer' } })),
      },
    },
    [`${base}/count`]: {
      get: {
        ...tag,
        summary: `${entity.label}总数`,
        ...query('filters', 'keyword', 'view'),
        ...answered(object({ totalCount: { type: 'integer' } })),
      },
    },
    [`${base}/statistics`]: {
      get: { ...tag, summary: `${entity.label}统计`, ...asksStatistics },
    },
    [`${base}/figures`]: {
      get: { ...tag, summary: `${entity.label}统计`, ...asksStatistics },
    },
    [`${base}/options`]: {
      get: {
        ...tag,
        summary: `选择${entity.label}`,
        ...query('keyword', 'ids'),
        ...answered(object({ nodes: { type: 'array', items: object({ id: text, name: text, sub: text }) } })),
      },
    },
    [`${base}/export`]: {
      get: {
        ...tag,
        summary: `导出${entity.label}`,
        ...query(...list, 'format'),
        responses: { 200: { description: 'xlsx 或 csv' } },
      },
    },
    [`${base}/{id}`]: { get: { ...tag, summary: `${entity.label}详情`, ...byId, ...answered(row) } },
  }
  const writing = entity.readOnly ? paths : mergeWrites(paths, entity, base, row, of)
  return { ...writing, ...movePaths(entity, base) }
}

const mergeWrites = (paths: Paths, entity: Entity, base: string, row: JsonSchema, of: Find): Paths => {
  const tag = { tags: [entity.label] }
  const ids = json(object({ ids: { type: 'array', items: text } }))
  return {
    ...paths,
    [base]: {
      ...paths[base],
      post: {
        ...tag,
        summary: `新建${entity.label}`,
        requestBody: json(inputSchema(entity, true, of)),
        ...answered(row),
      },
      delete: {
        ...tag,
        summary: `删除多个${entity.label}`,
        requestBody: ids,
        ...answered(object({ deleted: { type: 'integer' } })),
      },
    },
    [`${base}/{id}`]: {
      ...paths[`${base}/{id}`],
      patch: {
        ...tag,
        summary: `修改${entity.label}`,
        ...byId,
        requestBody: json(inputSchema(entity, false, of)),
        ...answered(row),
      },
      delete: { ...tag, summary: `删除${entity.label}`, ...byId, ...answered(object({ id: text })) },
    },
    [`${base}/bulk`]: {
      post: {
        ...tag,
        summary: `批量处理${entity.label}`,
        requestBody: json(object({ create: { type: 'array' }, update: { type: 'array' }, delete: { type: 'array' } })),
        ...answered(
          object({
            created: { type: 'array', items: text },
            updated: { type: 'integer' },
            deleted: { type: 'integer' },
          }),
        ),
      },
    },
    ...switchPath(entity, base),
    ...importPaths(entity, base),
  }
}

const switchPath = (entity: Entity, base: string): Paths => {
  if (!['isEnable', 'isUse', 'active'].some((name) => entity.fields[name])) return {}
  const flag = { type: 'boolean' }
  const body = object({ id: text, ids: { type: 'array', items: text }, isEnable: flag })
  return {
    [`${base}/${entity.resource}-enable`]: {
      patch: {
        tags: [entity.label],
        summary: `启用或停用${entity.label}`,
        requestBody: json(body),
        ...answered(object({ id: text, isEnable: flag, ...(entity.fields.isUse ? { isUse: flag } : {}) })),
      },
    },
  }
}

/** By address, so that a handler may move to another file. */
const callPaths = (calls: readonly NamedCall[], of: Find): Paths => {
  const paths: Paths = {}
  const inOrder = spelled(calls).sort((a, b) => (a.path < b.path ? -1 : 1))
  for (const { signature, path: spelling } of inOrder) {
    const path = `/api${spelling.replace(/:(\w+)/g, '{$1}')}`
    const fields = Object.entries(signature.input ?? {})
    const input =
      signature.method === 'GET'
        ? { parameters: fields.map(([name, field]) => parameter(name, field)) }
        : { requestBody: json(object(Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])))) }
    const answer = structureSchema(signature.answer, of)
    paths[path] = {
      ...paths[path],
      [signature.method.toLowerCase()]: { tags: ['调用'], summary: signature.label, ...input, ...answered(answer) },
    }
  }
  return paths
}

const parameter = (name: string, field: Field) => ({
  name,
  in: 'query',
  ...(field.options.required ? { required: true } : {}),
  schema: fieldSchema(field),
})
