import { expect } from '@playwright/test'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED .*\/admin\/assets\//] })

test('without a line the application opens, says so, and is back with the line', async ({ enter }) => {
  const page = await enter('s1', '/contract')
  const keptParts = () => page.evaluate(async () => (await (await caches.open('parts')).keys()).length)
  await expect.poll(keptParts).toBeGreaterThan(10)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('请求失败，请检查您的网络!')).toBeVisible()
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: '我的合同' })).toBeVisible()
})

test('code that was fetched once comes without a line, and no answer with data is kept', async ({ enter }) => {
  const page = await enter('s1', '/contract')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByRole('heading', { name: '我的合同' })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const urls = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname)
    return urls
  })
  expect(kept.filter((path) => !path.startsWith('/admin/'))).toEqual([])
  expect(kept.length).toBeGreaterThan(20)
  await page.context().setOffline(true)
  const asked = await page.evaluate(() => fetch('/admin/', { cache: 'no-store' }).then(String, String))
  expect(asked).toContain('TypeError')
})
