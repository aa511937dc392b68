import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/** What the build fills in. */
declare const FIRST_FILES: readonly string[]
declare const BUILD: string

const page = '/admin/'

// a new version is taken at once: files have their hash in their names, so that those of an open window stay what they are
void (self as unknown as { readonly skipWaiting: () => Promise<void> }).skipWaiting()
clientsClaim()

const plain = [page, '/admin/theme.js', '/admin/favicon.svg'].map((url) => ({ url, revision: BUILD }))
precache([...plain, ...FIRST_FILES.map((url) => ({ url, revision: null }))])

// the page is asked of the server, so that a new version is found; without an answer it is the kept one
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
  // its type gives undefined where the other one has nothing
  plugins: [old as WorkboxPlugin],
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

// what a page fetched before it had a worker
addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  void caches
    .open('parts')
    .then((kept) => Promise.allSettled(data.map(async (url) => (await caches.match(url)) ?? kept.add(url))))
})
