import { Buffer } from 'node:buffer'
import { expect, type Page } from '@playwright/test'
import { drawsOn, openedByClient } from '../story/client.ts'
import { waitingRecord } from '../story/client-rows.ts'
import { followedResult } from '../story/followed.ts'
import { found } from '../story/found.ts'
import { fresh } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { story } from '../story/story.ts'

const isThere = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ longitude: 120.15, latitude: 30.28 })
}

const photo = {
  name: '诊室.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/q842iQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A white picture as a camera would take it. */
const white = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 360 })
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = 'white'
    pen?.fillRect(0, 0, 480, 360)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })

/** How many of a hundred points along a line of a stored picture are dark. */
const darkAt = (page: Page, url: string, height: number): Promise<number> =>
  page.evaluate(
    async ([from, at]) => {
      const picture = await createImageBitmap(await (await fetch(from)).blob())
      const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 })
      const pen = canvas.getContext('2d')
      pen?.drawImage(picture, 0, 0, 100, 100)
      const points = pen?.getImageData(0, Math.round(at * 100), 100, 1).data ?? []
      return Array.from({ length: 100 }, (_, x) => points[x * 4] ?? 255).filter((red) => red < 200).length
    },
    [url, height] as const,
  )

story(
  'a picture that the camera takes on a visit carries the minute and the place at its foot',
  async ({ as, doors }) => {
    const content = fresh('查看机房')
    const own = await doors('xs02')
    await as('xs02', 'phone')
      .does('is at the client', isThere)
      .visit('/phone/phoneClientVisit')
      .press('登记拜访')
      .does('takes a picture', async (page) => {
        const picture = { name: '门诊.png', mimeType: 'image/png', buffer: Buffer.from(await white(page), 'base64') }
        await page.locator('input[capture]').first().setInputFiles(picture)
        await expect(page.getByText('门诊.png').first()).toBeVisible()
      })
      .fill({ 拜访科室: '信息科', 拜访内容: content })
      .press('完成拜访')
      .isTold(/成功|已拜访/)
      .does('looks at what is stored', async (page) => {
        const [visit] = await found<{ photo: readonly { url: string }[] }>(own, 'clientVisit', {
          content: { equalTo: content },
        })
        const url = visit?.photo[0]?.url ?? ''
        expect([await darkAt(page, url, 0.3), await darkAt(page, url, 0.97)]).toEqual([0, 100])
      })
  },
)

story('a client that nobody has yet is made within the visit, and is the one visited', async ({ as, doors }) => {
  const name = fresh('云岭口腔医院')
  const content = fresh('初次拜访')
  await as('xs02', 'phone')
    .does('is at the client', isThere)
    .visit('/phone/phoneClientVisit')
    .press('登记拜访')
    .does('types who is not there', async (page) => {
      const field = page.getByRole('dialog').getByLabel('客户').first()
      await field.click()
      await field.fill(name)
      await page.getByText(`新建客户「${name}」`).click()
    })
    .isAsked('新建客户')
    .fill({ 客户类型: '公立医院', 省: '云岭省', 市: '云岭市', 主要联系人: '何川' })
    .press('存草稿')
    .does('has it chosen', async (page) => {
      await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(1)
      await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible()
    })
    .fill({ 现场照片: photo, 拜访科室: '信息科', 拜访内容: content })
    .press('完成拜访')
  // the page may still show the notice of the new client, so this waits for the visit itself
  const visited = async (): Promise<string | undefined> => {
    const where = { content: { equalTo: content } }
    const [visit] = await found<{ client: { name: string } }>(await doors('xs02'), 'clientVisit', where)
    return visit?.client.name
  }
  await expect.poll(visited).toBe(name)
})

story('what a result has come to is told by a plus and one press for all of them', async ({ as, doors }) => {
  const { account } = await newcomer(doors, '研发部')
  const own = await doors(account)
  const { name } = await followedResult(doors, own)
  await as(account, 'phone')
    .visit('/phone/phoneOkrConfirm')
    .sees(name, '0 / 50')
    .press(`${name} 加一`)
    .press(`${name} 信心高`)
    .press('提交全部')
    .isTold(/^已提交\d项跟进$/)
    .sees('没有待跟进的关键结果')
  const told = await found(own, 'okrCheck', { value: { equalTo: '1' }, confidence: { equalTo: '高' } })
  expect(told).toHaveLength(1)
})

const isCall = ({ pathname }: URL): boolean => pathname.startsWith('/api/')

story.describe('a pad on which a client signs', () => {
  story.use({ expectedErrors: [/409|422/] })

  for (const [way, size] of [
    ['upright', { width: 390, height: 844 }],
    ['across', { width: 844, height: 390 }],
  ] as const)
    story(`keeps its drawing when it is refused, the phone held ${way}`, async ({ as, doors }) => {
      const waiting = await waitingRecord(doors)
      await as('ss02').does('hands the phone over', async (page) => {
        const client = await openedByClient(page, waiting.link)
        await client.setViewportSize(size)
        await client.getByLabel('签字人').fill('何川')
        await client.getByRole('button', { name: '签字确认' }).click()
        const refusal = { code: 'VALIDATION', message: '签名看不清', data: { fields: {} } }
        await client.route(isCall, (route) =>
          route.request().method() === 'POST' ? route.fulfill({ status: 422, json: refusal }) : route.fallback(),
        )
        await drawsOn(client)
        await expect(client.getByRole('dialog').getByRole('alert')).toHaveText('签名看不清')
        // what clears is offered while there is a drawing
        await expect(client.getByRole('button', { name: '清除' })).toBeEnabled()
        await client.unroute(isCall)
        await client.getByRole('button', { name: '确定' }).last().click()
        await expect(client.getByText('可以关闭本页')).toBeVisible()
        await client.context().close()
      })
    })
})
