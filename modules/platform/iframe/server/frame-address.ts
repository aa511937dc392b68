/**
 * The address that may be framed, undefined where it may not. `text` is an address, percent-encoded or base64url behind
 * `b64.`; it must be https, name no user, and lie at a host of the list: `example.com` is that host alone,
 * `.example.com` also what lies below it, each with its port.
 */
export const frameAddress = (text: string, hosts: readonly string[]): string | undefined => {
  const url = parsed(text)
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined
  return hosts.some((entry) => isAt(url.host, entry.toLowerCase())) ? url.href : undefined
}

const isAt = (host: string, entry: string): boolean =>
  entry.startsWith('.') ? entry.length > 1 && (host === entry.slice(1) || host.endsWith(entry)) : host === entry

const parsed = (text: string): URL | undefined => {
  try {
    return new URL(written(text))
  } catch {
    return undefined
  }
}

const written = (text: string): string => {
  if (text.startsWith('b64.')) return fromBase64(text.slice(4))
  return /^https?:\/\//i.test(text) ? text : decodeURIComponent(text)
}

const fromBase64 = (text: string): string => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** Whether an entry of the list names a host, or by a point in front what lies below one; a port may follow. */
export const isHost = (entry: string): boolean => /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(entry)

/** Returns the hosts of the parameter iframe.hosts, a text or parsed; a value that is not a list allows none. */
export const hostsOf = (value: unknown): readonly string[] => {
  try {
    const hosts: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : []
  } catch {
    return []
  }
}
