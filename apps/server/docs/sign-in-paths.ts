import { answered, json, object, type Paths, query, text } from './parts.ts'
import type { JsonSchema } from './schema.ts'

/** Signing in and the stream: calls that no declaration gives. */
const open = { security: [] }
const session = object({ jwtToken: text, mustChange: { type: 'boolean' }, expiresIn: { type: 'integer' } })
const signIn = { tags: ['登录'] }
const flag = { type: 'boolean' }
const integer = { type: 'integer' }
const optional = { type: ['string', 'null'] }
const nodes = (row: JsonSchema): JsonSchema => object({ nodes: { type: 'array', items: row } })
const role = object({ id: text, name: text })

/** The signed-in person, as `coreUser` gives it. */
const person = object({
  ...{ id: text, name: text, account: optional, avatar: optional, jobNumber: optional, company: text },
  ...{ isEnable: flag, mustChange: flag, isLocked: flag, isFirstDay: flag },
  ...{ unread: integer, todoCount: integer, documentUnread: integer },
  operations: { type: 'array', items: text },
  roles: nodes(role),
  relUserRoles: nodes(object({ roleId: text, role, isMain: flag })),
  department: { type: ['object', 'null'], properties: { id: text, name: text, parent: { type: ['object', 'null'] } } },
  environment: { type: 'string', enum: ['production', 'development'] },
  settings: { type: 'object' },
  holiday: optional,
  tzServer: { type: 'string', format: 'date-time' },
})

/** Signing in and the stream: calls that no declaration gives. */
export const signInPaths: Paths = {
  '/api/health': {
    get: {
      ...signIn,
      ...open,
      summary: '服务是否就绪',
      ...answered(object({ ready: { type: 'boolean' }, database: { type: 'boolean' }, graphql: { type: 'boolean' } })),
    },
  },
  '/api/auth/web/login': {
    post: {
      ...signIn,
      ...open,
      summary: '登录',
      requestBody: json(object({ name: text, password: text })),
      ...answered(session),
    },
  },
  '/api/auth/web/renew': { post: { ...signIn, summary: '续期', ...answered(session) } },
  '/api/auth/web/logout': { post: { ...signIn, summary: '退出', ...answered(object({ done: { type: 'boolean' } })) } },
  '/api/auth/web/changePassword': {
    post: {
      ...signIn,
      summary: '修改密码',
      requestBody: json(object({ oldPassword: text, newPassword: text })),
      ...answered(session),
    },
  },
  '/api/core-user/info': {
    get: {
      ...signIn,
      summary: '当前用户',
      ...answered(person),
    },
  },
  '/api/auth/web/ways': {
    get: { ...signIn, ...open, summary: '可用的登录方式', ...answered(object({ ding: { type: 'boolean' } })) },
  },
  '/api/auth/web/ding': {
    get: { ...signIn, ...open, summary: '前往钉钉授权', responses: { 302: { description: '钉钉授权页' } } },
  },
  '/api/core-user/ding': {
    get: {
      ...signIn,
      ...open,
      summary: '钉钉登录：不带授权码时给出 state，带授权码时须带回同一浏览器的 state',
      ...query('code', 'authCode', 'state'),
      ...answered(object({ jwtToken: text, corpId: text, clientId: text, state: text, bound: { type: 'boolean' } })),
    },
  },
  '/api/config/getLastVer': {
    get: {
      ...signIn,
      ...open,
      summary: '最新版本',
      ...answered(object({ version: text, build: text, tzPublish: text, force: { type: 'boolean' }, notes: text })),
    },
  },
  '/api/user/unlock': {
    patch: {
      ...signIn,
      summary: '解除锁定',
      requestBody: json(object({ id: text })),
      ...answered(object({ id: text, isLocked: { type: 'boolean' } })),
    },
  },
  '/api/message/stream': {
    get: { ...signIn, summary: '实时事件', responses: { 200: { description: 'text/event-stream' } } },
  },
}
