import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/** Filled in by the build. */
declare const FIRST_FILES: readonly string[]
declare const BUILD: string

const page = '/admin/'

// takes over at once: names of files carry their hash, so open windows go on with the files of their own version
void (self as unknown as { readonly skipWaiting: () => Promise<void> }).skipWaiting()
clientsClaim()

const plain = [page, '/admin/theme.js', '/admin/favicon.svg'].map((url) => ({ url, revision: BUILD }))
precache([...plain, ...FIRST_FILES.map((url) => ({ url, revision: null }))])

// asks the server first, so that a new version is found, and answers from the cache when offline
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: 'page',
      networkTimeoutSeconds: 8,
      plugins: [{ handlerDidError: () => matchPrecache(page) }],
    }),
    { allowlist: [/^\/admin\/$/] },
  ),
)

const old: object = new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true })
const parts = new CacheFirst({
  cacheName: 'parts',
  // its declared type does not fit `exactOptionalPropertyTypes`
  plugins: [old],
})
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/admin/assets/'),
  async (options) => (await matchPrecache(options.request)) ?? parts.handle(options),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && plain.some((each) => each.url === url.pathname && each.url !== page),
  new NetworkFirst({
    cacheName: 'page',
    networkTimeoutSeconds: 4,
    plugins: [{ handlerDidError: ({ request }) => matchPrecache(request) }],
  }),
)

// caches what a page had fetched before the worker was active
addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  void caches
    .open('parts')
    .then((kept) => Promise.allSettled(data.map(async (url) => (await caches.match(url)) ?? kept.add(url))))
})
