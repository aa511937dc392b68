import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { certificate, key } from './certificate.ts'

interface Kind {
  /** When it speaks TLS: never, after STARTTLS, or from the first word. */
  readonly tls?: 'none' | 'starttls' | 'first'
  readonly logins?: readonly ('PLAIN' | 'LOGIN')[]
}

interface Taken {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A mail server of one's own on 127.0.0.1 that keeps what it takes. */
export class MailDouble {
  readonly mails: Taken[] = []
  /** The lines of each mail as they came. */
  readonly lines: string[][] = []
  /** By which method somebody signed in, and whether nobody could read along. */
  readonly signedIn: { readonly method: string; readonly isSecure: boolean }[] = []
  /** Said in place of the usual answer to AUTH, RCPT or DATA, with its code before. */
  readonly refusals = new Map<string, string>()
  readonly #server: SMTPServer

  private constructor({ tls = 'none', logins = ['PLAIN', 'LOGIN'] }: Kind) {
    this.#server = new SMTPServer({
      secure: tls === 'first',
      key,
      cert: certificate,
      hideSTARTTLS: tls === 'none',
      disabledCommands: tls === 'none' ? ['STARTTLS'] : [],
      allowInsecureAuth: true,
      authMethods: [...logins],
      authOptional: true,
      closeTimeout: 100,
      onAuth: ({ method }, { secure }, done) => {
        this.signedIn.push({ method, isSecure: secure })
        this.#answer('AUTH', done, { user: 'oa' })
      },
      onRcptTo: (_address, _session, done) => this.#answer('RCPT', done),
      onData: (stream, { envelope }, done) => {
        void textOf(stream).then((whole) => {
          if (!this.refusals.has('DATA')) this.#keep(whole, String(envelope.rcptTo[0]?.address))
          this.#answer('DATA', done)
        })
      },
    })
    this.#server.on('error', () => undefined)
  }

  static async open(kind: Kind = {}): Promise<MailDouble> {
    const double = new MailDouble(kind)
    await new Promise<void>((resolve) => double.#server.listen(0, '127.0.0.1', resolve))
    return double
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #answer<T>(command: string, done: (error: Error | null | undefined, given?: T) => void, given?: T): void {
    const [, code, words] = /^(\d{3}) (.*)$/.exec(this.refusals.get(command) ?? '') ?? []
    done(code ? Object.assign(new Error(words), { responseCode: Number(code) }) : null, given)
  }

  #keep(whole: string, to: string): void {
    const [head = '', ...body] = whole.split('\r\n\r\n')
    this.lines.push(whole.split('\r\n'))
    const unfolded = head.replace(/\r\n[ \t]+/g, ' ')
    this.mails.push({
      to,
      subject: words(/^Subject: (.*)$/m.exec(unfolded)?.[1] ?? ''),
      text: Buffer.from(body.join(''), 'base64').toString('utf8').trimEnd(),
    })
  }
}

/** Encoded words of a header, joined. */
const words = (header: string): string =>
  header
    .trim()
    .replace(/\?= =\?UTF-8/gi, '?==?UTF-8')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString('utf8'))
