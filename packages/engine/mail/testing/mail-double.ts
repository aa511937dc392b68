import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/** A mail server of one's own on 127.0.0.1 that keeps what it takes. */
export class MailDouble {
  readonly mails: { readonly to: string; readonly subject: string; readonly text: string }[] = []
  /** Said in place of the usual answer to the command that begins so. */
  readonly refusals = new Map<string, string>()
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor() {
    this.#server = createServer((socket) => this.#talk(socket))
  }

  static async open(): Promise<MailDouble> {
    const double = new MailDouble()
    await new Promise<void>((resolve) => double.#server.listen(0, '127.0.0.1', resolve))
    return double
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #talk(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => undefined)
    let heard = ''
    let to = ''
    let isData = false
    socket.write('220-double\r\n220 ready\r\n')
    socket.on('data', (bytes) => {
      heard += bytes.toString('utf8')
      const end = isData ? heard.indexOf('\r\n.\r\n') : heard.indexOf('\r\n')
      if (end < 0) return
      const said = heard.slice(0, end)
      heard = ''
      const refusal = [...this.refusals].find(([command]) => !isData && said.startsWith(command))?.[1]
      if (isData) this.#keep(said, to)
      if (said.startsWith('RCPT TO:')) to = said.slice(9, -1)
      const wasData = isData
      isData = !refusal && said === 'DATA'
      socket.write(`${refusal ?? (wasData ? '250 taken' : usual(said))}\r\n`)
    })
  }

  #keep(said: string, to: string): void {
    const [head = '', body = ''] = said.split('\r\n\r\n')
    const subject = /Subject: =\?UTF-8\?B\?(.*)\?=/.exec(head)?.[1] ?? ''
    const read = (text: string): string => Buffer.from(text, 'base64').toString('utf8')
    this.mails.push({ to, subject: read(subject), text: read(body) })
  }
}

const usual = (said: string): string => {
  if (said.startsWith('EHLO')) return '250-double\r\n250 AUTH PLAIN'
  if (said.startsWith('AUTH')) return '235 in'
  if (said === 'DATA') return '354 go on'
  return said === 'QUIT' ? '221 bye' : '250 ok'
}
