import { Buffer } from 'node:buffer'
import { expect, type Page } from '@playwright/test'
import { cutErrors, cutWrites } from '../story/cut.ts'
import { lockedDay, wrongDay } from '../story/days.ts'
import { move } from '../story/made.ts'
import { fresh } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { openDay, planDay } from '../story/open-day.ts'
import { story } from '../story/story.ts'

story.use({ expectedErrors: [cutErrors] })

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/q842iQAAAABJRU5ErkJggg==',
  'base64',
)
const photo = { name: '门诊.png', mimeType: 'image/png', buffer: png }

const isThere = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ longitude: 120.15, latitude: 30.28 })
}

interface Visits {
  readonly nodes: readonly { readonly content: string; readonly status: string; readonly photo: readonly object[] }[]
}

story('the plan of a morning is handed in by one tap on its page, two from its notice', async ({ as, doors, job }) => {
  const { account, id: designee } = await newcomer(doors, '研发部')
  const own = await doors(account)
  const date = await planDay(own)
  const { id } = await own.post<{ id: string }>('/api/task', { name: fresh('机房巡检'), designee, date, predict: '2' })
  await move(own, 'task', 'publish', id)
  await job('手机预估', () =>
    as(account, 'phone')
      .visit(`/phone/phoneTaskDay?date=${date}`)
      .press('提交预估')
      .sees(/已预估|已提交预估/),
  )
})

story('a head reads what came of a day, and confirms it by one tap', async ({ as, doors, job }) => {
  const { account, name } = await newcomer(doors, '研发部')
  const own = await doors(account)
  const date = await openDay(own)
  const what = fresh('机房巡检')
  await own.post('/api/extraTask', { name: what, date })
  await as(account, 'phone').visit(`/phone/phoneTodayOutput?date=${date}`).sees(what).press('提交').isTold(/已/)
  await job('手机确认', () =>
    as('yf01', 'phone')
      .visit(`/phone/phoneTodayConfirm?${new URLSearchParams({ tab: '当日', date })}`)
      .sees(what)
      .press(`确认 ${name}`)
      .isTold('已确认1人')
      .lacks(what),
  )
})

story('a locked day is asked to be opened again by two taps, without a word typed', async ({ as, doors, job }) => {
  const { account, date } = await lockedDay(doors, ['ss01', 'ss03', 'ss02', 'yf01', 'ss04', 'yf02', 'cs01', 'cs02'])
  await job('手机解锁', () =>
    as(account, 'phone')
      .visit(`/phone/phoneTodayOutput?date=${date}`)
      .press('外出没有网络')
      .press('申请解锁')
      .isTold('已申请解锁'),
  )
})

story('a missed punch is appealed from its day: kind and hour stand already', async ({ as, doors, job }) => {
  const { account, id } = await wrongDay(doors, ['yf03', 'yf05', 'ss03', 'hr02', 'cs01', 'xs03', 'yf04', 'cs02'])
  await job('手机补卡', () =>
    as(account, 'phone')
      .visit(`/record/attendance/${id}`)
      .press('申诉')
      .fill({ 申诉理由: '忘记打卡' })
      .does('reads that it is 补卡', (page) => expect(page.getByRole('dialog').getByText('补卡').first()).toBeVisible())
      .press('申诉')
      .isTold(/申诉|提交/),
  )
})

story('a visit is registered in four taps, with its picture and the place of the phone', async ({ as, doors, job }) => {
  const content = fresh('介绍新版本')
  await as('xs02', 'phone').does('is at the client', isThere)
  await job('手机拜访', () =>
    as('xs02', 'phone')
      .visit('/phone/phoneClientVisit')
      .press('登记拜访')
      .fill({ 现场照片: photo, 拜访科室: '信息科', 拜访内容: content })
      .press('完成拜访')
      .isTold(/成功|已拜访/),
  )
  const { nodes } = await (await doors('xs02')).get<Visits>(`/api/clientVisit?keyword=${encodeURIComponent(content)}`)
  expect(nodes.map(({ status }) => status)).toEqual(['已拜访'])
})

story('a picture taken without a line waits on the phone, and goes out with its visit, once', async ({ as, doors }) => {
  const content = fresh('查看机房')
  let restore = async (): Promise<void> => undefined
  await as('xs02', 'phone')
    .does('is at the client', isThere)
    .visit('/phone/phoneClientVisit')
    .press('登记拜访')
    .does('loses the line', async (page) => {
      restore = await cutWrites(page, 'before')
    })
    .fill({ 现场照片: photo, 拜访科室: '信息科', 拜访内容: content })
    .sees('连上后上传')
    .press('完成拜访')
    .isTold('已存，连上后提交')
    .does('closes the application and opens it again with a line', async (page) => {
      await restore()
      await page.reload()
    })
    .isTold(/^已提交/)
  const own = await doors('xs02')
  const read = async () =>
    (await own.get<Visits>(`/api/clientVisit?keyword=${encodeURIComponent(content)}`)).nodes.map(
      ({ status, photo: pictures }) => [status, pictures.length],
    )
  await expect.poll(read).toEqual([['已拜访', 1]])
})
