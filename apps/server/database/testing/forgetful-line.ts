import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tiedTo } from './tied-sockets.ts'

export interface Line {
  /** An address of the database by way of the line. */
  through(url: string): string
  close(): Promise<void>
}

/** Resets all state of a session, so that the next transaction sees nothing of the one before. */
const forget = Buffer.from('deallocate all; unlisten *; select pg_advisory_unlock_all(); discard temp; reset all\0')

/**
 * A line to a database as a pooler in transaction mode gives: it takes no `options` at the opening, tells a process of
 * its own making, and nothing of a session holds beyond its transaction.
 */
export const forgetfulLine = async (url: string): Promise<Line> => {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = tiedTo(client, target, sockets)
    client.once('data', (opening: Buffer) => {
      if (opening.includes('options\0')) return void client.end(refusal('unsupported startup parameter: options'))
      database.write(opening)
      client.on('data', (bytes: Buffer) => database.write(bytes))
    })
    forward(database, client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    through: (address) => Object.assign(new URL(address), { host }).href,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Passes answers on at once; holds back "ready for query" until the session was reset. */
const forward = (database: Socket, client: Socket): void => {
  let [rest, held]: [Buffer, Buffer | undefined] = [Buffer.alloc(0), undefined]
  const pass = (message: Buffer): void => {
    const type = String.fromCharCode(message[0] ?? 0)
    const isFree = type === 'Z' && message[5] === 'I'.charCodeAt(0)
    if (held) {
      if (!isFree) return
      client.write(held)
      held = undefined
    } else if (isFree) {
      held = message
      database.write(framed('Q', forget))
    } else {
      if (type === 'K') message.writeUInt32BE(4_000_001, 5)
      client.write(message)
    }
  }
  database.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1)
      pass(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
  })
}

const framed = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeUInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

const refusal = (words: string): Buffer => framed('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${words}\0\0`))
