import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tiedTo } from './tied-sockets.ts'

export interface CutLine {
  /** An address of the database by way of the line. */
  through(url: string): string
  /** The database is out of reach: open connections end, new ones are refused. */
  cut(): Promise<void>
  /** It is in reach again, at the same address. */
  mend(): Promise<void>
}

/** A line to a database that can be cut and mended, as when the database goes and comes back. */
export const cutLine = async (url: string): Promise<CutLine> => {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = tiedTo(client, target, sockets)
    client.pipe(database)
    database.pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return {
    through: (address) => Object.assign(new URL(address), { host: `127.0.0.1:${own}` }).href,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      sockets.clear()
      await closed
    },
    mend: async () => void (await once(server.listen(own, '127.0.0.1'), 'listening')),
  }
}
