/**
 * Keeps the code of pages on the device: what is fetched from now on by itself, what came before by its address. A plain
 * http address of a network has no service workers.
 */
export const keepCode = async (): Promise<void> => {
  const { serviceWorker } = navigator as Partial<Navigator>
  if (!serviceWorker) return
  await serviceWorker.register('/admin/worker.js')
  const { active } = await serviceWorker.ready
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage(fetched.filter((url) => url.includes('/admin/assets/')))
}
