import type { FastifyRequest } from 'fastify'

/** As many bytes are read and thrown away, so that the sender gets to hear why. */
const most = 64 * 1_048_576

/**
 * Reads on after an upload was refused: an answer given while the sender still sends is lost in most browsers when the
 * line is cut. Beyond 64 MB the line is cut all the same.
 */
export function drain(request: FastifyRequest): void {
  const { raw } = request
  if (raw.readableEnded || raw.destroyed) return
  let left = most
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.on('error', () => undefined)
  raw.unpipe()
  raw.resume()
}
