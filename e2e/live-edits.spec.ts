import { expect, type Page } from '@playwright/test'
import { makeClient } from './contracts.ts'
import type { Doors } from './doors.ts'
import { hashOf } from './sign-in.ts'
import { test } from './test.ts'

interface Row {
  readonly id: string
  readonly version: number
}

const rename = async (admin: Doors, path: string, name: string): Promise<void> => {
  const { id, version } = await admin.get<Row>(path)
  await admin.patch(path, { id, version, patch: { name } })
}
/** A mark of this very page: gone once it has been loaded anew. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''))
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-mark'))

const hasAsked = (page: Page, path: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').some((one) => one.name.includes(part) && 'responseEnd' in one),
    path,
  )

test('what administrators change shows in pages that are open, without a reload', async ({ enter, people }) => {
  await makeClient(people, '丙县人民医院')
  const admin = await people.as('admin')
  const page = await enter('s1', '/client')
  const cell = (text: string) => page.getByRole('table').getByText(text, { exact: true }).first()
  await expect(cell('公立医院')).toBeVisible()
  await mark(page)
  const filters = encodeURIComponent(JSON.stringify({ code: { equalTo: '公立医院' } }))
  const { nodes } = await admin.get<{ nodes: readonly Row[] }>(`/api/dict?filters=${filters}`)
  await rename(admin, `/api/dict/${nodes[0]?.id}`, '公办医院')
  await expect(cell('公办医院')).toBeVisible()
  const mine = page.getByRole('link', { name: '我的客户', exact: true }).first()
  await expect(mine).toBeVisible()
  const { nodes: menus } = await admin.get<{ nodes: readonly Row[] }>(
    `/api/menu?filters=${encodeURIComponent(JSON.stringify({ route: { equalTo: '/client' } }))}`,
  )
  await rename(admin, `/api/menu/${menus[0]?.id}`, '客户台账')
  await expect(page.getByRole('link', { name: '客户台账', exact: true }).first()).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('a new version is told of, and taken with the next page where it must be', async ({ enter, people }) => {
  const admin = await people.as('admin')
  const page = await enter('s1', '/client')
  await expect(page.getByRole('table')).toBeVisible()
  await expect.poll(() => hasAsked(page, '/api/config/getLastVer')).toBe(true)
  await mark(page)
  await admin.post('/api/config/setLastVer', { version: '1.1.0' })
  await expect(page.getByText('发现新版本，请刷新页面')).toBeVisible()
  const go = (path: string) => page.evaluate((hash) => location.assign(`#${hash}`), path)
  await go('/contract')
  await expect.poll(() => hashOf(page)).toBe('/contract')
  expect(await isMarked(page)).toBe(true)
  await admin.post('/api/config/setLastVer', { version: '1.2.0', force: true })
  let visits = 0
  await expect(async () => {
    await go(visits++ % 2 ? '/contract' : '/client')
    await page.waitForTimeout(300)
    expect(await isMarked(page)).toBe(false)
  }).toPass()
  await expect(page.getByRole('table')).toBeVisible()
})
