import { connect, type Socket } from 'node:net'

/** Opens a connection to the database that ends with the client's, and the other way round; `sockets` gets both. */
export const tiedTo = (client: Socket, { hostname, port }: URL, sockets: Set<Socket>): Socket => {
  const database = connect(Number(port), hostname)
  for (const socket of [client, database]) {
    sockets.add(socket)
    socket.on('error', () => undefined)
  }
  client.on('close', () => database.destroy())
  database.on('close', () => client.destroy())
  return database
}
