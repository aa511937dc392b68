import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { MailError, type MailSettings } from './mail.ts'

interface Reply {
  readonly code: number
  readonly lines: readonly string[]
}

const waitMs = 10_000

/** A talk with a mail server, line by line; it ends after ten seconds, whatever is being said. */
export class SmtpLine {
  #socket: Socket
  #heard = ''
  #waiting: { readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void } | undefined
  #lost: Error | undefined
  readonly #settings: MailSettings
  readonly #timer = setTimeout(() => this.#lose(new MailError('邮件服务器超时未响应')), waitMs)

  constructor(settings: MailSettings) {
    this.#settings = settings
    const { host, port } = settings
    this.#socket = port === 465 ? connectTls({ host, port, servername: host }) : connectPlain({ host, port })
    this.#listen()
  }

  /** What the server says next; rejects where it says no. */
  async hear(...expected: number[]): Promise<Reply> {
    const reply = await new Promise<Reply>((resolve, reject) => {
      if (this.#lost) reject(this.#lost)
      else this.#waiting = { resolve, reject }
      this.#deliver()
    })
    if (!expected.includes(reply.code)) throw new MailError(`${reply.code} ${reply.lines.at(-1) ?? ''}`.slice(0, 200))
    return reply
  }

  say(text: string, ...expected: number[]): Promise<Reply> {
    this.#socket.write(`${text}\r\n`)
    return this.hear(...expected)
  }

  get isSecure(): boolean {
    return 'encrypted' in this.#socket
  }

  /** From here on nobody in between can read along. */
  async secure(): Promise<void> {
    this.#socket.removeAllListeners()
    this.#heard = ''
    const { host } = this.#settings
    const socket = connectTls({ socket: this.#socket, servername: host })
    this.#socket = socket
    this.#listen()
    await new Promise<void>((resolve, reject) => {
      socket.once('secureConnect', resolve)
      socket.once('error', reject)
    })
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#socket.destroy()
  }

  #listen(): void {
    this.#socket.on('data', (bytes: Buffer) => {
      this.#heard += bytes.toString('utf8')
      this.#deliver()
    })
    this.#socket.on('error', (error) => this.#lose(new MailError(error.message)))
    this.#socket.on('close', () => this.#lose(new MailError('邮件服务器断开连接')))
  }

  /** A reply goes on while a hyphen follows its code. */
  #deliver(): void {
    const found = /^(?:\d{3}-.*\r?\n)*(\d{3})(?: .*)?\r?\n/.exec(this.#heard)
    if (!found || !this.#waiting) return
    this.#heard = this.#heard.slice(found[0].length)
    const { resolve } = this.#waiting
    this.#waiting = undefined
    resolve({
      code: Number(found[1]),
      lines: found[0]
        .trimEnd()
        .split(/\r?\n/)
        .map((line) => line.slice(4)),
    })
  }

  #lose(error: Error): void {
    this.#lost ??= error
    this.#waiting?.reject(this.#lost)
    this.#waiting = undefined
    this.#socket.destroy()
  }
}
