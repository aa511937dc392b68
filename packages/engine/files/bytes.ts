import { open } from 'node:fs/promises'

/** Bytes that can be read anywhere; reads near the end give fewer. */
export interface Bytes {
  size: number
  read(from: number, length: number): Promise<Buffer>
}

export const bytesOf = (buffer: Buffer): Bytes => ({
  size: buffer.length,
  read: async (from, length) => buffer.subarray(from, from + length),
})

/** Lends a file's bytes to `work` and closes it afterwards. */
export async function withBytes<T>(path: string, work: (bytes: Bytes) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const read = async (from: number, length: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
      return buffer.subarray(0, bytesRead)
    }
    return await work({ size, read })
  } finally {
    await handle.close()
  }
}
