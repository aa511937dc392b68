import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clock } from '../../clock.ts'
import type { DingEndpoints, DingSettings } from '../settings.ts'

interface Sent {
  readonly agentId: string
  readonly userIds: readonly string[]
  readonly msgtype: string
  readonly title: string
  readonly text: string
  readonly url: string | null
}

interface Person {
  readonly userid: string
  readonly name: string
  readonly mobile?: string
  readonly avatar?: string
  readonly dept_id_list: readonly number[]
}

type Body = Readonly<Record<string, unknown>>
type Answer = readonly [status: number, body: object]

const codeMs = 5 * 60_000
const pageSize = 2

const ok = (body: object = {}): Answer => [200, { errcode: 0, errmsg: 'ok', ...body }]
const no = (errcode: number, errmsg: string): Answer => [200, { errcode, errmsg }]

/** A DingTalk of one's own on 127.0.0.1: tokens run out, codes are used up, people unknown to it are refused. */
export class DingDouble {
  static readonly settings: DingSettings = {
    ...{ appKey: 'dingkey', appSecret: 'dingsecret', agentId: '1001', corpId: 'ding1' },
  }

  readonly sent: Sent[] = []
  /** Paths as they were asked, in order. */
  readonly asked: string[] = []
  readonly departments = new Map<number, { readonly name: string; readonly parent: number }>()
  readonly people: Person[] = []
  /** Of people, at instants in ms. */
  readonly punches: { readonly userId: string; readonly userCheckTime?: number; readonly locationResult?: string }[] =
    []
  /** What lies at `{api}/picture/{name}`. */
  readonly pictures = new Map<string, Buffer>()
  tokenSeconds = 7200
  /** Answers nobody before this is settled. */
  busy: Promise<void> = Promise.resolve()
  /** Answers for the next calls, of any kind, instead of the real data: `[errcode, errmsg]`, or a status alone. */
  readonly trouble: (readonly [errcode: number, errmsg: string] | number)[] = []
  readonly #codes = new Map<string, { readonly userid: string; readonly until: number }>()
  readonly #tokens = new Map<string, number>()
  readonly #server: Server

  private constructor() {
    this.departments.set(1, { name: '公司', parent: 0 })
    this.#server = createServer((request, response) => void this.#serve(request, response))
  }

  static async open(): Promise<DingDouble> {
    const double = new DingDouble()
    await new Promise<void>((resolve) => double.#server.listen(0, '127.0.0.1', resolve))
    return double
  }

  get endpoints(): DingEndpoints {
    const url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return { api: url, open: url, login: url }
  }

  /** A code of the person, good once and for five minutes. */
  codeOf(userid: string): string {
    const code = randomUUID()
    this.#codes.set(code, { userid, until: clock.now().getTime() + codeMs })
    return code
  }

  /** The tokens given out so far hold no longer, though their time is not over. */
  forgetTokens(): void {
    this.#tokens.clear()
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.busy
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    this.asked.push(url.pathname)
    const picture = this.pictures.get(url.pathname.replace('/picture/', ''))
    if (picture) return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    const [status, answer] = this.#answer(url, await bodyOf(request), request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  #answer(url: URL, body: Body, request: IncomingMessage): Answer {
    const trouble = this.trouble.shift()
    if (typeof trouble === 'number') return [trouble, {}]
    if (trouble) return no(...trouble)
    if (url.pathname === '/gettoken') return this.#giveToken(url.searchParams)
    if (url.pathname.startsWith('/v1.0/')) return this.#open(url.pathname, body, request)
    const until = this.#tokens.get(url.searchParams.get('access_token') ?? '')
    if (until === undefined) return no(40014, '不合法的access_token')
    if (until <= clock.now().getTime()) return no(42001, 'access_token超时')
    return this.#topapi(url.pathname, body)
  }

  #giveToken(query: URLSearchParams): Answer {
    const { appKey, appSecret } = DingDouble.settings
    if (query.get('appkey') !== appKey || query.get('appsecret') !== appSecret)
      return no(40089, '不合法的appKey或appSecret')
    const token = randomUUID()
    this.#tokens.set(token, clock.now().getTime() + this.tokenSeconds * 1000)
    return ok({ access_token: token, expires_in: this.tokenSeconds })
  }

  #open(path: string, body: Body, request: IncomingMessage): Answer {
    if (path === '/v1.0/oauth2/userAccessToken') {
      const userid = this.#take(String(body.code))
      if (!userid) return [400, { code: 'invalidParameter.authCode.notFound', message: '不存在的临时授权码' }]
      return [200, { accessToken: `user-${userid}`, expireIn: 7200 }]
    }
    const token = String(request.headers['x-acs-dingtalk-access-token'])
    return path === '/v1.0/contact/users/me' && token.startsWith('user-')
      ? [200, { unionId: token.replace('user-', 'union-') }]
      : [404, { code: 'notFound', message: '不存在的接口' }]
  }

  #topapi(path: string, body: Body): Answer {
    switch (path) {
      case '/topapi/v2/user/getuserinfo': {
        const userid = this.#take(String(body.code))
        return userid ? ok({ result: { userid } }) : no(40078, '不存在的临时授权码')
      }
      case '/topapi/user/getbyunionid':
        return ok({ result: { userid: String(body.unionid).replace('union-', '') } })
      case '/topapi/message/corpconversation/asyncsend_v2':
        return this.#take100(body)
      case '/topapi/v2/department/get':
        return ok({ result: { name: this.departments.get(Number(body.dept_id))?.name } })
      case '/topapi/v2/department/listsub':
        return ok({ result: this.#below(Number(body.dept_id)) })
      case '/topapi/v2/user/list':
        return this.#listPeople(body)
      case '/attendance/listRecord':
        return this.#listPunches(body)
      default:
        return no(22, '不存在的方法名')
    }
  }

  #take(code: string): string | undefined {
    const found = this.#codes.get(code)
    this.#codes.delete(code)
    return found && found.until > clock.now().getTime() ? found.userid : undefined
  }

  #take100(body: Body): Answer {
    const userIds = String(body.userid_list ?? '')
      .split(',')
      .filter(Boolean)
    if (userIds.length === 0 || userIds.length > 100) return no(33012, '无效的USERID')
    if (String(body.agent_id) !== DingDouble.settings.agentId) return no(400002, '无效的agent_id')
    const msg = body.msg as Record<string, Record<string, string>> & { msgtype: string }
    const card = msg[msg.msgtype] ?? {}
    this.sent.push({
      ...{ agentId: String(body.agent_id), userIds, msgtype: msg.msgtype, title: String(card.title) },
      text: String(card.markdown ?? card.text),
      url: card.single_url ?? null,
    })
    return ok({ task_id: this.sent.length })
  }

  #below(parent: number): object[] {
    return [...this.departments]
      .filter(([, one]) => one.parent === parent)
      .map(([dept_id, { name }]) => ({ dept_id, name, parent_id: parent }))
  }

  #listPunches({ userIds, checkDateFrom, checkDateTo }: Body): Answer {
    const [from, to] = [checkDateFrom, checkDateTo].map((day) => Date.parse(`${String(day).replace(' ', 'T')}+08:00`))
    const ids = userIds as readonly string[]
    if (ids.length === 0 || ids.length > 50 || Number(to) - Number(from) > 7 * 86_400_000) return no(400002, '参数错误')
    return ok({
      recordresult: this.punches.filter(
        ({ userId, userCheckTime = 0 }) =>
          ids.includes(userId) && userCheckTime >= Number(from) && userCheckTime <= Number(to),
      ),
    })
  }

  #listPeople({ dept_id, cursor }: Body): Answer {
    const all = this.people.filter(({ dept_id_list }) => dept_id_list.includes(Number(dept_id)))
    const from = Number(cursor)
    const hasMore = all.length > from + pageSize
    const list = all.slice(from, from + pageSize)
    return ok({ result: { has_more: hasMore, ...(hasMore ? { next_cursor: from + pageSize } : {}), list } })
  }
}

const bodyOf = async (request: IncomingMessage): Promise<Body> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  return text ? (JSON.parse(text) as Body) : {}
}
