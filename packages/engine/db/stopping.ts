import pg, { type PoolClient } from 'pg'
import type { Patience } from './patience.ts'

/** What a connection knows of its other end. */
interface Far {
  readonly host: string
  readonly port: number
  readonly ssl: boolean | object
  readonly processID: number | null
  readonly secretKey: number | null
}

/** The wire of a cancel request, which has no session. */
interface Wire extends pg.Connection {
  connect(port: number | string, host?: string): void
  requestSsl(): void
  cancel(processID: number, secretKey: number): void
  end(): void
}

/** How long a request to stop may take to be heard. */
const patienceMs = 5000

/**
 * Cancels the statement on the connection when its client disconnects. The returned function resolves once no cancel
 * request is under way: before that, the connection could be lent to another request and its statement cancelled.
 */
export const stoppable = (client: PoolClient, patience: Patience): (() => Promise<void>) => {
  let stopping: Promise<void> | undefined
  const forget = patience.onLeave(() => {
    stopping = stop(client as unknown as Far)
  })
  return async () => {
    forget()
    await stopping
  }
}

/** The database closes the line when it has passed the request on. */
const stop = ({ host, port, ssl, processID, secretKey }: Far): Promise<void> =>
  new Promise((resolve) => {
    if (processID === null || secretKey === null) return resolve()
    const wire = new (pg.Connection as unknown as new (how: object) => Wire)({ ssl })
    const timer = setTimeout(() => wire.stream.destroy(), patienceMs)
    const send = (): void => wire.cancel(processID, secretKey)
    wire.on('connect', () => (ssl ? wire.requestSsl() : send()))
    wire.on('sslconnect', send)
    wire.on('error', () => undefined)
    wire.on('end', () => {
      clearTimeout(timer)
      resolve()
    })
    if (host?.startsWith('/')) wire.connect(`${host}/.s.PGSQL.${port}`)
    else wire.connect(port, host)
  })
