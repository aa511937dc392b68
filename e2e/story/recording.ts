import { Buffer } from 'node:buffer'

const framesPerSecond = 1000 / 24
/** MPEG 2 layer III, one channel, 24 kHz, 8 kbit/s, nothing to be heard: 24 bytes for 24 ms. */
const silence = Buffer.concat([Buffer.from([0xff, 0xf3, 0x14, 0xc4]), Buffer.alloc(20)])

/** A recording of so many seconds that browsers play. */
export const recording = (seconds: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.round(seconds * framesPerSecond) }, () => silence))
