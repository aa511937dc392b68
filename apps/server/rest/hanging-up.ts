import { Patience } from '@chengban/engine/db/patience.ts'
import type { FastifyRequest } from 'fastify'

/** Gives the work what tells it that the client hung up. */
export const untilHungUp = async <T>(
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  work: (patience: Patience) => Promise<T>,
): Promise<T> => {
  const patience = new Patience()
  const leave = (): void => patience.leave()
  socket.once('close', leave)
  try {
    return await work(patience)
  } finally {
    socket.off('close', leave)
  }
}
