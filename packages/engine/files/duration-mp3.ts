import type { Bytes } from './bytes.ts'

/** kbit/s of layer III by the frame's four bits: MPEG 1, and MPEG 2 and 2.5. */
const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
] as const
/** Hz by version bits (2.5, none, 2, 1) and the frame's two bits. */
const samplings = [
  [11_025, 12_000, 8000, 0],
  [0, 0, 0, 0],
  [22_050, 24_000, 16_000, 0],
  [44_100, 48_000, 32_000, 0],
] as const

/** Seconds by the number of frames (Xing or Info header), else by the first frame's bitrate. */
export async function mp3Duration(bytes: Bytes): Promise<number | null> {
  const from = await behindTag(bytes)
  const head = await bytes.read(from, 8192)
  const at = head.findIndex((byte, place) => byte === 0xff && ((head[place + 1] ?? 0) & 0xe6) === 0xe2)
  if (at < 0 || at + 200 > head.length) return null
  const version = ((head[at + 1] ?? 0) >> 3) & 3
  const rates = head[at + 2] ?? 0
  const bitrate = bitrates[version === 3 ? 0 : 1][rates >> 4] ?? 0
  const sampling = samplings[version as 0 | 1 | 2 | 3][(rates >> 2) & 3] ?? 0
  if (bitrate === 0 || sampling === 0) return null
  const frames = frameCount(head.subarray(at, at + 200))
  if (frames !== null) return (frames * (version === 3 ? 1152 : 576)) / sampling
  return ((bytes.size - from - at) * 8) / (bitrate * 1000)
}

function frameCount(frame: Buffer): number | null {
  const at = Math.max(frame.indexOf('Xing'), frame.indexOf('Info'))
  if (at < 0 || at + 12 > frame.length || ((frame[at + 7] ?? 0) & 1) === 0) return null
  return frame.readUInt32BE(at + 8)
}

/** Where sound begins: behind an ID3 tag, whose length has seven bits a byte. */
async function behindTag(bytes: Bytes): Promise<number> {
  const head = await bytes.read(0, 10)
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0
  return 10 + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((head[at] ?? 0) & 127), 0)
}
