/**
 * Registers the service worker and tells it which code this page has fetched already. Browsers have no service workers
 * at a plain http address other than the loopback one.
 */
export const keepCode = async (): Promise<void> => {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  await serviceWorker.register('/admin/worker.js')
  const { active } = await serviceWorker.ready
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage(fetched.filter((url) => url.includes('/admin/assets/')))
}
