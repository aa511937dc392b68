import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

// Decision 099: A client system that does not answer delays only its own rows

/** How the server calls systems of other companies. */
export interface Outbound {
  /** Whether an address may be called: by https, and on a host that is not known to be internal. */
  mayCall(url: string): Promise<boolean>
  /** Waits ten seconds at most and follows no redirect. Throws where nobody answers, or the host may not be called. */
  post(url: string, asked: OutboundRequest): Promise<Answered>
}

export interface OutboundRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Answered {
  readonly status: number
  readonly text: string
}

const waitMs = 10_000
const mostBytes = 65_536

type Resolve = (host: string) => Promise<readonly string[]>

const resolved: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

export const outbound = (resolve: Resolve = resolved): Outbound => ({
  mayCall: async (text) => {
    const host = hostOf(text)
    if (host === undefined) return false
    if (isIP(host)) return isPublicAddress(host)
    // a name that leads nowhere now is looked up again at each call
    const addresses = await resolve(host).catch(() => [])
    return addresses.every(isPublicAddress)
  },
  post: async (text, asked) => {
    const host = hostOf(text)
    if (host === undefined) throw new Error('不允许同步到该地址')
    const signal = AbortSignal.timeout(waitMs)
    const addresses = isIP(host) ? [host] : await within(resolve(host), signal)
    const [address] = addresses
    if (!address || !addresses.every(isPublicAddress)) throw new Error('不允许同步到该地址')
    return send(new URL(text), address, asked, signal)
  },
})

/** The host of a whole https address without a name and password in it. */
const hostOf = (text: string): string | undefined => {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase()
  return /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/.test(host) ? undefined : host
}

const within = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('对方系统没有应答')), { once: true }),
    ),
  ])

/** Sends to the address that was checked, even if the name resolves to another one by now. */
const send = (url: URL, address: string, { headers, body }: OutboundRequest, signal: AbortSignal): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const family = isIP(address)
    const call = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal,
        agent: false,
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (response) => {
        const parts: Buffer[] = []
        let size = 0
        response.on('data', (part: Buffer) => {
          size += part.length
          if (size <= mostBytes) parts.push(part)
          else call.destroy(new Error('对方系统的应答过长'))
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
        response.on('error', reject)
      },
    )
    call.on('error', (error) => reject(signal.aborted ? new Error('对方系统没有应答') : error))
    call.end(body)
  })
