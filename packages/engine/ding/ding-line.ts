import { clock } from '../clock.ts'
import { DingError, troubleOf } from './ding-error.ts'
import type { DingEndpoints, DingSettings } from './settings.ts'

// Decision 033: DingTalk is a channel of the messages; a trigger says which go

type Answer = Readonly<Record<string, unknown>>

const waitMs = 8000
/** A token is renewed so long before it runs out. */
const spareMs = 5 * 60_000

/** Calls DingTalk over HTTP, with the application's token, which is kept while it is valid. */
export class DingLine {
  readonly #settings: DingSettings
  readonly #at: DingEndpoints
  #token: { readonly text: string; readonly until: number } | undefined

  constructor(settings: DingSettings, at: DingEndpoints) {
    this.#settings = settings
    this.#at = at
  }

  /** The older calls: `errcode` of the answer gives the result. A token that expired early is renewed once. */
  async ask<T>(path: string, body: object): Promise<T> {
    try {
      return await this.#asked<T>(path, body)
    } catch (error) {
      if (!(error instanceof DingError) || error.trouble !== 'token') throw error
      this.#token = undefined
      return this.#asked<T>(path, body)
    }
  }

  /** The newer calls: the status says how it went. */
  async askOpen<T>(path: string, { body, token }: { body?: object; token?: string }): Promise<T> {
    const headers = token ? { 'x-acs-dingtalk-access-token': token } : {}
    const { status, answer } = await this.#send(`${this.#at.open}${path}`, body, headers)
    if (status >= 400) throw refusedWith(answer.code ?? status, answer.message, status)
    return answer as T
  }

  /** What lies at an address of theirs, asked for without the token: over https, or where their calls are answered. */
  async fetchBytes(address: string, most: number): Promise<Buffer> {
    const url = URL.parse(address)
    if (url?.protocol !== 'https:' && url?.origin !== new URL(this.#at.api).origin) throw new DingError('地址无效')
    try {
      const { ok, body, status } = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(waitMs) })
      if (!ok || !body) throw new DingError(`HTTP ${status}`)
      const parts: Uint8Array[] = []
      let size = 0
      for await (const part of body) {
        size += part.length
        if (size > most) throw new DingError('内容过大')
        parts.push(part)
      }
      return Buffer.concat(parts)
    } catch (error) {
      throw error instanceof DingError ? error : new DingError('无法连接钉钉', 'other', error)
    }
  }

  async #asked<T>(path: string, body: object): Promise<T> {
    const query = new URLSearchParams({ access_token: await this.#currentToken() })
    return checked(await this.#send(`${this.#at.api}${path}?${query}`, body)) as T
  }

  async #currentToken(): Promise<string> {
    const now = clock.now().getTime()
    if (this.#token && this.#token.until > now) return this.#token.text
    const { appKey, appSecret } = this.#settings
    const query = new URLSearchParams({ appkey: appKey, appsecret: appSecret })
    const answer = checked(await this.#send(`${this.#at.api}/gettoken?${query}`))
    const text = String(answer.access_token)
    this.#token = { text, until: now + Number(answer.expires_in ?? 7200) * 1000 - spareMs }
    return text
  }

  async #send(url: string, body?: object, headers: Record<string, string> = {}) {
    const init = body
      ? { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
      : { headers }
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(waitMs) }).catch(
      (error: unknown) => {
        throw new DingError('无法连接钉钉', 'other', error)
      },
    )
    const answer = (await response.json().catch(() => null)) as Answer | null
    if (!answer) throw refusedWith(response.status, undefined, response.status)
    return { status: response.status, answer }
  }
}

const checked = ({ status, answer }: { status: number; answer: Answer }): Answer => {
  if (status < 400 && Number(answer.errcode ?? -1) === 0) return answer
  throw refusedWith(Number(answer.errcode ?? status), answer.errmsg, status)
}

const refusedWith = (code: unknown, message: unknown, status: number): DingError =>
  new DingError(
    `${message ?? `HTTP ${status}`}`.slice(0, 200),
    status === 429 ? 'busy' : troubleOf(code as number | string),
  )
