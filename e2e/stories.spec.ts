import { expect, type Locator, type Page } from '@playwright/test'
import { shiftClock, turnClock } from './clock.ts'
import { draftContract, makeClient, move, submittedContract } from './contracts.ts'
import type { Doors } from './doors.ts'
import { notice } from './form.ts'
import { cast } from './people.ts'
import { test } from './test.ts'

interface Row {
  readonly id: string
  readonly version: number
}

test.afterEach(({ request }) => shiftClock(request, 0))

test('who stands on both levels approves once, and the second passes by itself', async ({ enter, people }) => {
  const [admin, s1, g] = [await people.as('admin'), await people.as('s1'), people.ids.g]
  const { operations } = await admin.get<{ operations: readonly string[] | null }>(`/api/user/${g}`)
  const grant = (more: readonly string[]) =>
    admin.patch(`/api/user/${g}`, { patch: { operations: [...(operations ?? []), ...more] } })
  await grant(['contract:audit1'])
  const id = await draftContract(s1, await makeClient(people, '戊县人民医院'), '连续审批人合同', '186500.00')
  const url = await s1.upload('合同正文.txt', Buffer.from('合同正文'), 'text/plain')
  const { version } = await s1.get<Row>(`/api/contract/${id}`)
  await s1.patch(`/api/contract/${id}`, { id, version, patch: { contractFile: [{ url }], audit1: g, audit2: g } })
  await move(s1, 'contract', 'submit', id)
  const page = await enter('g', `/phone/applyAudit?module=contract&id=${id}`)
  const line = page.getByRole('list', { name: '经办线' })
  await expect(line.getByRole('listitem').filter({ hasText: '一级审核' })).toBeVisible()
  await page.getByRole('button', { name: '同意' }).click()
  await page.getByRole('button', { name: '确认同意' }).click()
  await expect(line.getByRole('listitem').filter({ hasText: '二级自动通过' })).toContainText('连续审批人')
  await expect(line.getByRole('listitem').filter({ hasText: '一级同意' })).toContainText(cast.g.name)
  await grant([])
})

test('what waits is due after eight working hours, and is urged once in four', async ({ enter, people, request }) => {
  const clientId = await makeClient(people, '己县人民医院')
  await turnClock(request, '2026-11-20T16:00')
  const id = await submittedContract(await people.as('s1'), clientId, '住院系统合同', '1000.00')
  await shiftClock(request, 0)
  const admin = await enter('admin', '/admin?tab=进行中审批')
  await expect(admin.getByRole('row').filter({ hasText: '住院系统合同' })).toContainText('2026-11-23 16:00')
  const s1 = await people.as('s1')
  const page = await enter('s1', `/record/contract/${id}`)
  const urge = page.getByRole('button', { name: '催办', exact: true })
  await urge.click()
  await expect(notice(page, `已催办 ${cast.h.name}`)).toBeVisible()
  await expect(urge).toHaveCount(0)
  await shiftClock(request, 4 * 3600 - 60)
  await expect(s1.post('/api/contract/action/urge', { id })).rejects.toThrow('4小时内只能催办一次')
  await shiftClock(request, 4 * 3600)
  await page.reload()
  await urge.click()
  await expect(notice(page, `已催办 ${cast.h.name}`)).toBeVisible()
  await shiftClock(request, 0)
  const h = await enter('h')
  await h.getByRole('button', { name: /^消息/ }).click()
  await expect(h.getByRole('dialog', { name: '消息' })).toContainText('【催办】')
})

test('a document is confirmed once it is read, and its report counts who did', async ({ enter, people, request }) => {
  await turnClock(request, '2026-11-20T10:00')
  const name = '考勤制度'
  const readers = ['s1', 's2', 'h', 'g'] as const
  const id = await publishDocument(await people.as('g'), { name, readers: readers.map((part) => people.ids[part]) })
  await shiftClock(request, 0)
  const [s1, ...others] = [await people.as('s1'), await people.as('s2'), await people.as('h')]
  const read = (doors: Doors, act: string, more: object = {}) =>
    doors.post(`/api/document/action/${act}`, { id, docVersion: 1, ...more })
  for (const doors of others) await read(doors, 'open')
  const page = await enter('s1', '/document')
  await expect(entryOf(page, name)).toContainText('2026-11-27 前')
  await test.step('thirty seconds have to pass, here and on the server', async () => {
    await page.clock.install()
    const told = () => page.waitForResponse(/document\/action\/beat/)
    const opened = told()
    await page.getByRole('link', { name }).click()
    await opened
    for (const seconds of [10, 20, 30]) {
      await expect(page.locator('.cb-reader-progress')).toContainText(/还须 \d+ 秒/)
      await expect(page.getByRole('button', { name: '我已阅读' })).toBeDisabled()
      await shiftClock(request, seconds)
      const beaten = told()
      await page.clock.runFor(10_000)
      await beaten
      for (const doors of others) await read(doors, 'beat', { isEnd: true })
      if (seconds === 20) await expect(read(s1, 'read')).rejects.toThrow('请先阅读全文')
    }
    await page.getByRole('button', { name: '我已阅读' }).click()
    await expect(page.locator('.cb-reader-done')).toHaveText('已读')
    for (const doors of others) await read(doors, 'read')
  })
  await test.step('three of four have; of the next version nobody', async () => {
    const g = await enter('g', `/record/document/${id}`)
    await g.getByRole('tab', { name: '阅读报告' }).click()
    await expect(g.getByRole('tabpanel')).toContainText('75.0%3 / 4')
    await (await people.as('g')).patch(`/api/document/${id}`, { patch: { content: '# 新制度' } })
    await g.reload()
    await g.getByRole('button', { name: '发布', exact: true }).click()
    await g.getByRole('dialog').getByRole('textbox', { name: '变更说明' }).fill('改了上班时间')
    await g.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
    await expect(notice(g, '发布成功')).toBeVisible()
    await g.reload()
    await g.getByRole('tab', { name: '阅读报告' }).click()
    await expect(g.getByRole('tabpanel')).toContainText('0.0%0 / 4')
  })
})

test('the year that is pasted in counts: six working days end on the Saturday that is worked', async ({
  enter,
  people,
  request,
}) => {
  const page = await enter('admin', '/admin?tab=节假日')
  for (let year = new Date().getFullYear(); year > 2026; year--)
    await page.getByRole('button', { name: '上一年' }).click()
  await expect(page.getByRole('heading', { name: '2026 年' })).toBeVisible()
  await page.getByRole('button', { name: '粘贴导入' }).click()
  const dialog = page.getByRole('dialog', { name: '导入2026年节假日' })
  await dialog.getByRole('textbox', { name: '节假日' }).fill(holidays.join('\n'))
  await dialog.getByRole('button', { name: '导入8天' }).click()
  await expect(notice(page, '已新增8天')).toBeVisible()
  await expect(page.getByText('放假 7 天，补班 1 天')).toBeVisible()
  await expect(page.getByRole('button', { name: /^10班，2026-10-10/ })).toBeVisible()
  await turnClock(request, '2026-09-27T10:00')
  const readers = [people.ids.s1]
  await publishDocument(await people.as('g'), { name: '六天内读', readers, dueDays: 6 })
  await turnClock(request, '2026-09-30T10:00')
  await publishDocument(await people.as('g'), { name: '三天内读', readers, dueDays: 3 })
  await shiftClock(request, 0)
  const s1 = await enter('s1', '/document')
  for (const name of ['六天内读', '三天内读']) await expect(entryOf(s1, name)).toContainText('2026-10-10 前')
})

const holidays = [
  ...['01', '02', '03'].map((day) => `2026-10-${day} 国庆节 法定节假日`),
  ...['04', '05', '06', '07'].map((day) => `2026-10-${day} 国庆节 调休放假`),
  '2026-10-10 国庆节 调休上班',
]

interface Published {
  readonly name: string
  /** Ids of the people. */
  readonly readers: readonly string[]
  readonly dueDays?: number
}

const publishDocument = async (g: Doors, { name, readers, dueDays = 5 }: Published): Promise<string> => {
  const { id } = await g.post<Row>('/api/document', { name, type: '公司制度', content: `# ${name}`, dueDays })
  for (const userId of readers) await g.post('/api/document-user', { documentId: id, userId })
  await move(g, 'document', 'publish', id)
  return id
}

/** Locates the line of a document in the list of documents to read. */
const entryOf = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name })
