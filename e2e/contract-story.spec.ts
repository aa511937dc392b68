import { expect, type Page } from '@playwright/test'
import { cjkPdf } from './cjk-pdf.ts'
import { fill, formOf, notice, pick, say } from './form.ts'
import { pace } from './pace.ts'
import { hashOf } from './sign-in.ts'
import { test } from './test.ts'

const year = new Date().getFullYear()
const contractName = '住院电子病历系统建设'
const clientName = '甲市中心医院'
const opinion = '金额与清单不符'
const scan = { name: '合同正文.pdf', mimeType: 'application/pdf', buffer: cjkPdf('合同正文：住院电子病历系统') }

test.describe.configure({ mode: 'serial', timeout: 120_000 * pace })
// the submission without its PDF
test.use({ expectedErrors: [/422 .*contract\/action\/submit/] })

/** Address of the contract, once it is there. */
let record = ''

test('a seller enters a client with its contacts, and the head of the department approves it', async ({ enter }) => {
  const s1 = await enter('s1', '/client')
  await test.step('the client is entered and submitted', async () => {
    await s1.getByRole('button', { name: '新建客户' }).first().click()
    const form = formOf(s1, '新建客户')
    await fill(form, '客户名称', clientName)
    await pick(form, '客户类型', '公立医院')
    await fill(form, '省', '甲省')
    await fill(form, '市', '甲市')
    await fill(form, '主要联系人', '何川')
    await fill(form, '联系电话', '13800000001')
    await expect(form.getByText('郑安 一级审核')).toBeVisible()
    await form.getByRole('button', { name: '提交审核' }).click()
    await expect(notice(s1, '提交成功')).toBeVisible()
  })
  await test.step('a contact is added on the record', async () => {
    await s1.getByRole('link', { name: clientName }).click()
    await s1.getByRole('tab', { name: '联系人' }).click()
    await s1.getByRole('button', { name: '新建联系人' }).click()
    const form = formOf(s1, '新建联系人')
    await fill(form, '姓名', '陆遥')
    await fill(form, '手机', '13800000002')
    await form.getByRole('button', { name: '提交' }).click()
    await expect(s1.getByRole('link', { name: '陆遥' })).toBeVisible()
  })
  await test.step('the head approves it', async () => {
    const h = await enter('h', '/clientAudit')
    await h.getByRole('link', { name: clientName }).click()
    await h.getByRole('button', { name: '同意' }).click()
    await expect(h.getByText('没有等你审核的')).toBeVisible()
    await expect(s1.locator('.cb-record-facts')).toContainText('通过')
  })
})

test('the seller writes a contract, finds the half of it again, and submits it', async ({ enter }) => {
  const page = await enter('s1', '/contract')
  await test.step('what is half typed is found again', async () => {
    await page.getByRole('button', { name: '新建合同' }).first().click()
    const form = formOf(page, '新建合同')
    await fill(form, '合同名称', contractName)
    await expect(form.getByText(/草稿 .* 已存/)).toBeVisible()
    await form.getByRole('button', { name: '关闭' }).click()
    await expect(form).toHaveCount(0)
    await page.getByRole('button', { name: '新建合同' }).first().click()
    await form.getByRole('button', { name: '接着填' }).click()
    await expect(form.getByRole('textbox', { name: '合同名称' })).toHaveValue(contractName)
  })
  await test.step('what is missing is named before it is sent', async () => {
    const form = formOf(page, '新建合同')
    await form.getByRole('button', { name: '提交审核' }).click()
    await expect(form.getByText('客户不能为空').first()).toBeVisible()
  })
  await test.step('the rest is filled in, and kept as a draft', async () => {
    const form = formOf(page, '新建合同')
    await pick(form, '客户', clientName)
    await say(form, '我方公司', '甲公司')
    await pick(form, '付款方式', '分期')
    await fill(form, '合同额', '186500')
    await pick(form, '发票类型', '电子专用发票')
    await expect(form.getByText('郑安 一级审核')).toBeVisible()
    await expect(form.getByText('周岚 二级审核')).toBeVisible()
    await form.getByRole('button', { name: '存草稿' }).click()
    await expect(notice(page, '提交成功')).toBeVisible()
    await page.getByRole('link', { name: contractName }).click()
  })
  const h = await enter('h')
  const before = await unread(h)
  await test.step('it is not submitted without its PDF, and is with it', async () => {
    await page.getByRole('button', { name: '提交审核' }).click()
    await expect(page.getByText('请上传合同文件').first()).toBeVisible()
    await page.locator('.cb-field').filter({ hasText: '合同文件' }).locator('input[type=file]').setInputFiles(scan)
    await expect(page.getByRole('button', { name: scan.name, exact: true })).toBeVisible()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('button', { name: '提交审核' }).click()
    await expect(page.locator('.cb-record-facts')).toContainText('待一级审核')
  })
  record = hashOf(page)
  await test.step('the head is told in the window that stands open', async () => {
    await expect.poll(() => unread(h)).toBeGreaterThan(before)
    await bell(h).click()
    await h
      .getByRole('dialog', { name: '消息' })
      .getByRole('button', { name: new RegExp(contractName) })
      .click()
    await expect.poll(() => hashOf(h)).toBe(record)
    await expect(h.getByRole('heading', { name: contractName })).toBeVisible()
  })
})

test('the head reads, asks and rejects; the seller mends; two levels approve', async ({ enter }) => {
  const h = await enter('h', record)
  await test.step('the PDF shows ink, and turns', async () => readPdf(h))
  const s1 = await enter('s1')
  const before = await unread(s1)
  await test.step('a comment calls the seller', async () => {
    await h.getByRole('textbox', { name: '写评论' }).pressSequentially('@林')
    await h.getByRole('menuitem', { name: /林一/ }).click()
    await h.getByRole('textbox', { name: '写评论' }).pressSequentially('清单里是多少？')
    await h.getByRole('button', { name: '发送' }).click()
    await expect(h.locator('.cb-comment-at', { hasText: '@林一' })).toBeVisible()
    await expect.poll(() => unread(s1)).toBeGreaterThan(before)
  })
  await test.step('a rejection needs its reason', async () => {
    await h.getByRole('button', { name: '驳回' }).click()
    await h.getByRole('button', { name: '驳回' }).click()
    await expect(h.getByText('请填写审批意见')).toBeVisible()
    await h.getByRole('textbox', { name: '审批意见' }).fill(opinion)
    await h.getByRole('button', { name: '驳回' }).click()
    await expect(h.locator('.cb-record-facts')).toContainText('驳回')
  })
  await test.step('the seller reads why, mends and submits again', async () => {
    await s1.goto(`/admin/#${record}`)
    await expect(s1.getByText(opinion).first()).toBeVisible()
    await s1.getByRole('button', { name: '编辑' }).click()
    await s1.getByRole('textbox', { name: '合同额' }).first().fill('190000')
    await s1.getByRole('button', { name: '保存' }).click()
    await expect(notice(s1, '提交成功')).toBeVisible()
    await s1.getByRole('button', { name: '提交审核' }).click()
    await expect(s1.locator('.cb-record-facts')).toContainText('待一级审核')
  })
  await test.step('the head sees what changed without reading the page anew, and approves', async () => {
    await expect(h.locator('.cb-record-facts')).toContainText('待一级审核')
    await expect(h.locator('.cb-audit-box')).toContainText('186,500.00 → 190,000.00')
    await h.getByRole('button', { name: '同意' }).click()
    await expect(h.locator('.cb-record-facts')).toContainText('待二级审核')
    await expect(h.locator('.cb-audit-box')).toContainText('周岚')
    await expect(h.getByRole('button', { name: '同意' })).toHaveCount(0)
  })
  await test.step('the general manager approves on the phone in two taps', async () => {
    const g = await enter('g', '/phone/applyAudits', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await g.getByRole('button', { name: new RegExp(contractName) }).tap()
    await expect.poll(() => hashOf(g)).toContain('/phone/phoneContractAudit?id=')
    await expect(g.getByText('190,000.00').first()).toBeVisible()
    await g.getByRole('button', { name: '同意' }).tap()
    await g.getByRole('button', { name: '确认同意' }).tap()
    await expect(g.getByText(/通过|待签署/).first()).toBeVisible()
  })
  await test.step('the number is given and the history tells every step', async () => {
    await expect(s1.locator('.cb-record-facts')).toContainText(`A-${year}-0001`)
    const history = s1.getByRole('region', { name: '历史' })
    for (const words of ['新建', '提交审核', '驳回', '修改', '同意']) await expect(history).toContainText(words)
    await expect(history.locator('.cb-changes').first()).toContainText('→')
    await expect(history).toContainText('186,500.00 → 190,000.00')
  })
})

test.describe('the second seller', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('finds nothing of it', async ({ enter, people }) => {
    const s2 = await enter('s2', '/contract')
    await expect(s2.getByText('还没有合同')).toBeVisible()
    const search = s2.getByRole('searchbox', { name: '搜索合同' })
    await search.fill('住院')
    await expect(s2.getByText('没有符合条件的合同')).toBeVisible()
    await s2.keyboard.press('Control+k')
    await s2.getByPlaceholder('功能、记录、命令').fill('住院电子')
    await expect(s2.getByText('没有「住院电子」')).toBeVisible()
    await s2.goto(`/admin/#${record}`)
    await expect(s2.getByRole('heading', { name: /^(数据|页面)不存在$/ })).toBeVisible()
    await expect(s2.getByText(contractName)).toHaveCount(0)
    const id = record.split('/').pop()
    const { contractFile } = await (await people.as('s1')).get<{ contractFile: { url: string }[] }>(
      `/api/contract/${id}`,
    )
    const url = contractFile[0]?.url ?? ''
    expect((await s2.request.get(url)).status()).toBe(404)
  })
})

const bell = (page: Page) => page.getByRole('button', { name: /^消息/ })

/** How many messages the bell tells of. */
const unread = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

const readPdf = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: scan.name, exact: true }).click()
  const preview = page.getByRole('dialog', { name: scan.name })
  const canvas = preview.getByRole('img', { name: '第 1 页' })
  await expect.poll(() => inkOf(canvas)).toBeGreaterThan(400)
  const upright = await canvas.boundingBox()
  await preview.getByRole('button', { name: '旋转' }).click()
  await expect.poll(async () => isWide(await canvas.boundingBox())).toBe(!isWide(upright))
  await expect.poll(() => inkOf(canvas)).toBeGreaterThan(400)
  await preview.getByRole('button', { name: '关闭' }).click()
}

type Box = { readonly width: number; readonly height: number } | null

const isWide = (box: Box): boolean => box !== null && box.width > box.height

/** Counts the dark pixels of a canvas. */
const inkOf = (canvas: ReturnType<Page['locator']>): Promise<number> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement
    const { data } = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
    let dark = 0
    for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 128 && (data[at] ?? 255) < 128) dark++
    return dark
  })
