import { keep, readKept } from '@chengban/ui/data/kept.ts'

/** The address with the sheet that is raised on: who comes by a link without one has their own, kept on the device. */
export const withSheet = (params: URLSearchParams): URLSearchParams => {
  const token = params.get('token')
  if (!token || params.has('temporaryId')) return params
  const key = `demand sheet ${token.slice(-8)}`
  const sheet = readKept<string>(key) ?? newSheet()
  keep(key, sheet)
  return new URLSearchParams([...params, ['temporaryId', sheet]])
}

/** A UUID v4; browsers make one themselves only where the page came over TLS. */
const newSheet = (): string => {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
