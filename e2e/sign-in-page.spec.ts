import { expect } from '@playwright/test'
import { test } from './test.ts'

test('the server answers that it is ready, and the sign-in page opens without a fault', async ({ page, request }) => {
  const health = await request.get('/api/health')
  expect(await health.json()).toMatchObject({ data: { ready: true } })
  await page.goto('/admin/')
  await expect(page.locator('input[type=password]')).toBeVisible()
})
