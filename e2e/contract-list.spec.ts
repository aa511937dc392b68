import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { draftContract, makeClient } from './contracts.ts'
import { notice } from './form.ts'
import { hashOf } from './sign-in.ts'
import { sheetWords } from './spreadsheet.ts'
import { test } from './test.ts'

const names = Array.from({ length: 23 }, (_, at) => `台账${String(at + 1).padStart(2, '0')}号`)

test.beforeAll(async ({ people }) => {
  const clientId = await makeClient(people, '乙县人民医院')
  const s1 = await people.as('s1')
  for (const [at, name] of names.entries()) await draftContract(s1, clientId, name, `${1000 + at}.50`)
})

test('the date filter takes a year, a month, a day, and says what is none', async ({ enter }) => {
  const page = await enter('s1', '/contract')
  await tools(page).getByRole('button', { name: '签订日期' }).click()
  const input = page.getByRole('textbox', { name: '签订日期', exact: true })
  for (const [typed, kept] of [
    ['2026', '2026'],
    ['2026-5', '2026-05'],
    ['2026年5月3日', '2026-05-03'],
  ] as const) {
    await input.fill('')
    await input.pressSequentially(typed)
    await input.blur()
    await expect.poll(() => asked(page, 'f.signDate')).toBe(kept)
  }
  await input.fill('2026-13-01')
  await input.blur()
  await expect(page.getByText('日期错误')).toBeVisible()
  await expect(input).toHaveValue('2026-13-01')
})

test.describe('the list of all contracts', () => {
  test('searches, filters and sorts, and every view is a link', async ({ enter }) => {
    const page = await enter('admin', '/contractManage')
    await page.getByRole('searchbox', { name: '搜索合同' }).fill('台账0')
    await expect(total(page)).toHaveText('共 9 条')
    await page.getByRole('button', { name: '合同名称', exact: true }).click()
    await expect(firstName(page)).toHaveText('台账01号')
    await page.getByRole('button', { name: '合同名称', exact: true }).click()
    await expect(firstName(page)).toHaveText('台账09号')
    expect(asked(page, 'sort')).toBe('-name')
    await tools(page).getByRole('button', { name: /^状态/ }).click()
    await page.locator('.cb-filter-pop').getByText('草稿', { exact: true }).click()
    await expect.poll(() => asked(page, 'f.status')).toContain('草稿')
    await page.reload()
    await expect(firstName(page)).toHaveText('台账09号')
    await expect(total(page)).toHaveText('共 9 条')
    await expect(tools(page)).toContainText('状态：草稿')
  })

  test('pages by 10, 20 and 50', async ({ enter }) => {
    const page = await enter('admin', '/contractManage?keyword=台账&sort=name')
    await expect(total(page)).toHaveText('共 23 条')
    // as many as fill the window, until somebody chooses
    await expect(rows(page)).toHaveCount(20)
    await page.getByRole('button', { name: '第 2 页' }).click()
    await expect(rows(page)).toHaveCount(3)
    await expect(firstName(page)).toHaveText('台账21号')
    const size = page.getByRole('combobox', { name: '每页条数' })
    await expect(size.getByRole('option')).toHaveText(['10 条/页', '20 条/页', '50 条/页'])
    await size.selectOption('10')
    await expect(rows(page)).toHaveCount(10)
    await size.selectOption('50')
    await expect(rows(page)).toHaveCount(23)
  })

  test('shows the columns that are chosen, also after the page is read anew', async ({ enter }) => {
    const page = await enter('admin', '/contractManage')
    const head = (name: string) => page.getByRole('columnheader', { name })
    await page.getByRole('button', { name: '选择列' }).click()
    await page.getByRole('checkbox', { name: '付款方式' }).check()
    await page.getByRole('checkbox', { name: '发起人' }).check()
    // A column the user has chosen is shown in full, whether it fits or not
    await expect(head('付款方式')).toBeVisible()
    await expect(head('发起人')).toBeVisible()
    await page.getByRole('checkbox', { name: '发起人' }).uncheck()
    await expect(head('发起人')).toHaveCount(0)
    await page.reload()
    await expect(head('付款方式')).toBeVisible()
    await expect(head('发起人')).toHaveCount(0)
  })

  test('deletes what is selected after asking by name', async ({ enter }) => {
    const page = await enter('admin', '/contractManage?keyword=台账&sort=name')
    await page.getByRole('checkbox', { name: '选择 台账01号' }).check()
    await expect(page.getByRole('toolbar', { name: '所选' })).toContainText('已选 1 条')
    await page.getByRole('toolbar', { name: '所选' }).getByRole('button', { name: '删除' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('确定删除【台账01号】吗？')
    await question.getByRole('button', { name: '取消' }).click()
    await expect(total(page)).toHaveText('共 23 条')
    await page.getByRole('toolbar', { name: '所选' }).getByRole('button', { name: '删除' }).click()
    await question.getByRole('button', { name: '确定' }).click()
    await expect(notice(page, '删除成功')).toBeVisible()
    await expect(total(page)).toHaveText('共 22 条')
    await expect(firstName(page)).toHaveText('台账02号')
  })

  test('gives a spreadsheet of what is filtered', async ({ enter }) => {
    const page = await enter('admin', '/contractManage?keyword=台账05')
    await expect(total(page)).toHaveText('共 1 条')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^合同.*\.xlsx$/)
    const words = sheetWords(await readFile(await download.path()))
    expect(words).toContain('台账05号')
    expect(words).toContain('草稿')
    expect(words).not.toContain('台账06号')
  })
})

const tools = (page: Page) => page.locator('.cb-list-tools')
const total = (page: Page) => page.locator('.cb-pager-total')
const rows = (page: Page) => page.locator('tbody tr[data-row]')
const firstName = (page: Page) => rows(page).first().locator('.cb-table-link')

/** What the address asks for under a key. */
const asked = (page: Page, key: string): string | null => new URLSearchParams(hashOf(page).split('?')[1]).get(key)
