import type { Settings } from '@chengban/kernel/registry.ts'
import { hostsOf } from '@chengban/modules/platform/iframe/server/frame-address.ts'

export type FrameSettings = Pick<Settings, 'iframe.hosts' | 'metabase.url'>

/** However many pages are asked for, the parameters are read once in so long. */
const holdsMs = 10_000

/** What pages may frame beside themselves, as the words of a content security policy. */
export const frameSources = (read: () => Promise<FrameSettings>) => {
  let last = { at: -holdsMs, sources: Promise.resolve<readonly string[]>([]) }
  return (): Promise<readonly string[]> => {
    if (performance.now() - last.at >= holdsMs)
      last = { at: performance.now(), sources: read().then(sourcesOf, () => []) }
    return last.sources
  }
}

/** The hosts of iframe.hosts, their subdomains, and the host of the boards; skips entries that are no host. */
export const sourcesOf = (settings: FrameSettings): readonly string[] => {
  const hosts = hostsOf(settings['iframe.hosts']).filter((host) => /^\.?[\w.-]+(:\d+)?$/.test(host))
  const framed = hosts.flatMap((host) =>
    host.startsWith('.') ? [`https://${host.slice(1)}`, `https://*${host}`] : [`https://${host}`],
  )
  const boards = settings['metabase.url']
  return URL.canParse(boards) ? [...framed, new URL(boards).origin] : framed
}
