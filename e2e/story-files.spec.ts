import { expect, type Locator, type Page } from '@playwright/test'
import { shiftClock } from './clock.ts'
import { changeFile, draftFile, passedFile } from './company-files.ts'
import { formOf } from './form.ts'
import { test } from './test.ts'

const day = 86_400

test.afterEach(({ request }) => shiftClock(request, 0))

test('people choose from what is approved and in force: their own, and the auditor all', async ({
  enter,
  people,
  request,
}) => {
  const [s1, s2, g] = [await people.as('s1'), await people.as('s2'), await people.as('g')]
  for (const name of ['合同模板', '报价模板', '授权书', '承诺函']) await passedFile(s1, g, people, { name })
  for (const name of ['草稿一', '草稿二']) await draftFile(s1, people, { name })
  for (const name of ['标书一', '标书二']) await passedFile(s2, g, people, { name })
  const expireDate = new Date(Date.now() - day * 1000 + 8 * 3_600_000).toISOString().slice(0, 10)
  await shiftClock(request, -day)
  await passedFile(s2, g, people, { name: '标书三', expireDate })
  await shiftClock(request, 0)
  const [first, second, auditor] = [
    await openLibrary(await enter('s1', '/contract'), '新建合同'),
    await openLibrary(await enter('s2', '/contract'), '新建合同'),
    await openLibrary(await enter('g', '/fileApply'), '新建文件'),
  ]
  await expect(choices(first)).toHaveCount(4)
  await expect(choices(second)).toHaveCount(2)
  await expect(choices(auditor)).toHaveCount(6)
  await expect(second.getByRole('listitem').last()).toContainText('已过期')
  await first.getByLabel('按文件名搜索').fill('ht')
  await expect(first.getByRole('listitem')).toHaveCount(1)
  await first.getByRole('checkbox', { name: '合同模板.txt' }).check()
  await first.getByRole('button', { name: '添加1个' }).click()
  const form = formOf(first.page(), '新建合同')
  await expect(form.getByRole('button', { name: '合同模板.txt', exact: true })).toBeVisible()
})

test('what is approved stands until its change is', async ({ enter, people }) => {
  const [s1, g] = [await people.as('s1'), await people.as('g')]
  const name = '框架协议'
  const id = await passedFile(s1, g, people, { name, fileName: 'a.txt' })
  const path = `/record/fileAudit/${id}`
  const page = await enter('s1', path)
  await test.step('its creator puts another file in its place', async () => {
    await page.getByRole('button', { name: '变更', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect(facts(page)).toContainText('变更中')
    await page.getByRole('button', { name: '编辑' }).click()
    await page.getByRole('button', { name: '删除 a.txt' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await page.locator('input[type=file]').setInputFiles(textFile('b.txt'))
    await expect(page.getByRole('button', { name: 'b.txt', exact: true })).toBeVisible()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('button', { name: '提交审核' }).click()
  })
  const auditor = await enter('g', path)
  await test.step('meanwhile the old one is chosen from', async () => {
    await expect(auditor.getByRole('region', { name: '现行' })).toContainText('a.txt')
    await expect(auditor.getByRole('region', { name: '变更后' })).toContainText('b.txt')
    const other = await page.context().newPage()
    await other.goto('/admin/#/contract')
    const library = await openLibrary(other, '新建合同')
    await expect(library.getByRole('checkbox', { name: 'a.txt' })).toBeEnabled()
    await expect(library.getByRole('checkbox', { name: 'b.txt' })).toHaveCount(0)
    await other.close()
  })
  await test.step('refused, it is what it was', async () => {
    await auditor.getByRole('button', { name: '驳回' }).click()
    await auditor.getByRole('textbox', { name: '审批意见' }).fill('不清楚')
    await auditor.getByRole('button', { name: '驳回' }).click()
    await expect(facts(page)).toContainText('通过')
    await expect(value(page, '文件版本')).toHaveText('1')
    await expect(value(page, '文件')).toContainText('a.txt')
  })
  await test.step('approved, it is the next version, and the first stays readable', async () => {
    await changeFile(s1, id, name, 'b.txt')
    await auditor.getByRole('button', { name: '同意' }).click()
    await expect(value(page, '文件版本')).toHaveText('2')
    await expect(value(page, '文件')).toContainText('b.txt')
    await page.getByRole('tab', { name: '历史版本' }).click()
    const first = page.getByRole('listitem').filter({ hasText: '第 1 版' })
    await first.getByRole('button', { name: 'a.txt' }).click()
    await expect(page.getByRole('dialog', { name: 'a.txt' }).locator('.cb-text')).toHaveText('a.txt')
  })
})

test.describe('a link to a file', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('opens for whoever has it, and is over after its day', async ({ enter, people, page: visitor, request }) => {
    const id = await passedFile(await people.as('s1'), await people.as('g'), people, { name: '产品介绍' })
    const page = await enter('s1', `/record/fileAudit/${id}`)
    await page.getByRole('button', { name: '分享', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '分享文件' })
    await dialog.getByRole('button', { name: '生成链接' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('请选择有效时间')
    await dialog.getByText('1天', { exact: true }).click()
    await dialog.getByRole('button', { name: '生成链接' }).click()
    const link = (await dialog.locator('output').textContent()) ?? ''
    // its session would not last the day
    await page.context().close()
    await shiftClock(request, day - 60)
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: '产品介绍.txt' })).toBeVisible()
    await expect(visitor.locator('pre')).toHaveText('产品介绍.txt')
    await shiftClock(request, day)
    expect((await visitor.goto(link))?.status()).toBe(404)
    await expect(visitor.getByRole('heading', { name: '分享链接已失效' })).toBeVisible()
    await shiftClock(request, 0)
    const share = await enter('s1', `/record/fileShare/${link.split('/').pop()}`)
    await expect(facts(share)).toContainText('有效')
    await expect(value(share, '访问次数')).toHaveText('1')
  })
})

/** 从文件库选择, in the form behind a button. */
const openLibrary = async (page: Page, button: string): Promise<Locator> => {
  await page.getByRole('button', { name: button }).first().click()
  await formOf(page, button).getByRole('button', { name: '从文件库选择' }).first().click()
  return page.getByRole('dialog', { name: '从文件库选择' })
}

const choices = (library: Locator): Locator => library.getByRole('checkbox', { disabled: false })

const facts = (page: Page): Locator => page.locator('.cb-record-facts')

/** Locates the value below a label of the record. */
const value = (page: Page, label: string): Locator =>
  page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd')

const textFile = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })
