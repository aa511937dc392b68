import type { Bytes } from './bytes.ts'
import type { Content } from './content.ts'
import { isoDuration } from './duration-iso.ts'
import { mp3Duration } from './duration-mp3.ts'
import { webmDuration } from './duration-webm.ts'

/** Seconds a film or a recording lasts, rounded; null when the file does not say, or says nonsense. */
export async function duration(bytes: Bytes, content: Content): Promise<number | null> {
  const seconds = await read(bytes, content)
  return seconds !== null && Number.isFinite(seconds) && seconds >= 0 && seconds < 1e7 ? Math.round(seconds) : null
}

function read(bytes: Bytes, content: Content): Promise<number | null> {
  if (content === 'isoMedia' || content === 'quicktime') return isoDuration(bytes)
  if (content === 'wav') return wavDuration(bytes)
  if (content === 'mp3') return mp3Duration(bytes)
  return content === 'webm' ? webmDuration(bytes) : Promise.resolve(null)
}

/** Bytes of the data chunk by bytes a second. */
async function wavDuration(bytes: Bytes): Promise<number | null> {
  const head = await bytes.read(0, 65_536)
  let rate = 0
  for (let at = 12; at + 8 <= head.length; ) {
    const name = head.toString('latin1', at, at + 4)
    const size = head.readUInt32LE(at + 4)
    if (name === 'fmt ' && at + 20 <= head.length) rate = head.readUInt32LE(at + 16)
    if (name === 'data') return rate > 0 ? Math.min(size, bytes.size - at - 8) / rate : null
    at += 8 + size + (size % 2)
  }
  return null
}
