import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { has } from '@chengban/kernel/has.ts'

interface Entry {
  readonly id: number
  readonly name: string
  readonly route?: string
  readonly codes?: readonly string[]
  readonly children?: readonly Entry[]
}

const menu = JSON.parse(readFileSync(new URL('./menu.json', import.meta.url), 'utf8')) as readonly Entry[]
const dist = join(import.meta.dirname, '..', 'dist')
const operations = (process.env.OPERATIONS ?? '*,!metabase:*,!contractManage:x').split(',')
const badges: Record<string, number> = { '/businessOpportunityAudit': 2, '/contractAudit': 3, '/returnedMoneyAudit': 1 }
const state = { mustChange: process.env.MUST_CHANGE === '1', unread: 3 }

const now = (): Date => new Date()
const hoursAgo = (hours: number): string => new Date(now().getTime() - hours * 3_600_000).toISOString()
const message = (id: string, kind: string, title: string, hours: number, isRead: boolean) => ({
  id,
  kind,
  title,
  link: '/contract',
  isRead,
  text: null,
  tzCreate: hoursAgo(hours),
})
const messages = [
  message('1', '提醒', '综合监管平台维护期 30 天后到期', 1, false),
  message('2', '审批', '电子病历第二期开票计划到期，请申请开票', 2, false),
  message('3', '提醒', '设备全生命周期管理第三期款逾期 7 天', 3, false),
  message('4', '通知', '营业收费与抄表系统进入试运行一', 30, true),
  message('5', '系统', '本周五 20:00 升级，预计 15 分钟', 60, true),
]

const mayOpen = ({ codes = [] }: Entry): boolean => codes.length === 0 || codes.some((code) => has(operations, code))
const tree = menu
  .map((group) => ({
    ...group,
    children:
      group.children
        ?.filter(mayOpen)
        .map(({ codes: _codes, ...entry }) => ({ ...entry, badge: badges[entry.route ?? ''] ?? 0 })) ?? [],
  }))
  .filter((group) => group.children.length > 0)

const jwt = (hours: number): string => {
  const iat = Math.floor(now().getTime() / 1000)
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part({ id: 'u1', jti: 'l1', iat, exp: iat + hours * 3600 })}.x`
}

const info = () => ({
  id: 'u1',
  name: '林致远',
  avatar: null,
  operations,
  roles: { nodes: [{ id: 'r1', name: '销售' }] },
  department: { id: 'd1', name: '销售一部' },
  mustChange: state.mustChange,
  unread: state.unread,
  todoCount: 10,
  environment: process.env.ENVIRONMENT ?? 'production',
  settings: {},
  tzServer: now().toISOString(),
})

type Answer = readonly [status: number, code: string, message: string, data: unknown]
const ok = (data: unknown): Answer => [200, 'OK', '', data]

const calls: Record<string, (body: Record<string, unknown>, query: URLSearchParams) => Answer> = {
  'POST /api/auth/web/login': ({ name, password }) =>
    password === 'wrong'
      ? [401, 'UNAUTHENTICATED', '用户名或密码错误', null]
      : ok({ jwtToken: jwt(12), mustChange: state.mustChange, name }),
  'POST /api/auth/web/renew': () => ok({ jwtToken: jwt(12), expiresIn: 43_200 }),
  'POST /api/auth/web/logout': () => ok({ done: true }),
  'POST /api/auth/web/changePassword': ({ oldPassword }) => {
    if (oldPassword === 'wrong') return [422, 'VALIDATION', '原密码错误', { fields: { oldPassword: '原密码错误' } }]
    state.mustChange = false
    return ok({ jwtToken: jwt(12) })
  },
  'GET /api/core-user/info': () => ok(info()),
  'GET /api/menu/tree': () => ok({ nodes: tree }),
  'GET /api/message': (_body, query) => {
    const nodes = query.get('isRead') === 'false' ? messages.filter(({ isRead }) => !isRead) : messages
    return ok({ nodes, totalCount: nodes.length })
  },
  'POST /api/message/read': ({ all, ids }) => {
    for (const each of messages) if (all || (ids as string[]).includes(each.id)) each.isRead = true
    state.unread = messages.filter(({ isRead }) => !isRead).length
    return ok({ read: 1, unread: state.unread })
  },
  'GET /api/search': () =>
    ok({
      groups: [
        {
          module: 'contract',
          label: '合同',
          totalCount: 12,
          nodes: [{ id: 'c1', title: '住院电子病历系统建设', sub: 'YT-2026-0187', link: '/contract/c1' }],
        },
      ],
    }),
  'GET /api/fault': () => [500, 'INTERNAL', 'relation missing', { reference: '8F3K-2Q7D' }],
}

const body = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
const page = (path: string, response: ServerResponse): void => {
  const name = normalize(path.replace(/^\/admin\/?/, '')) || 'index.html'
  const file = name === '.' ? 'index.html' : name
  try {
    const bytes = readFileSync(join(dist, file))
    response
      .writeHead(200, { 'Content-Type': `${types[extname(file)] ?? 'application/octet-stream'}; charset=utf-8` })
      .end(bytes)
  } catch {
    response.writeHead(404).end()
  }
}

/** A stand-in for the server, enough to look at the shell: any password but `wrong` signs in. */
export const mock = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mock')
  if (!pathname.startsWith('/api')) return page(pathname, response)
  if (pathname === '/api/message/stream') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': here\n\n')
    return
  }
  const call = calls[`${request.method} ${pathname}`]
  const [status, code, words, data] = call
    ? call(await body(request), searchParams)
    : ([404, 'NOT_FOUND', '接口不存在', null] as const)
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ code, message: words, data }))
})

if (import.meta.main) mock.listen(Number(process.env.PORT ?? 3901), '127.0.0.1')
