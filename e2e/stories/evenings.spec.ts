import { Buffer } from 'node:buffer'
import { expect, type Page } from '@playwright/test'
import { demoAlone as demo } from '../story/demo-alone.ts'
import { found, type Row } from '../story/found.ts'
import { type DoorsOf, move } from '../story/made.ts'
import { fresh, today } from '../story/names.ts'
import { comingWorkDays } from '../story/work-days.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/q842iQAAAABJRU5ErkJggg=='

// windows that were open when the clock was turned are signed in no more
demo.use({ expectedErrors: [/401 .*(api|file)/] })

interface Report extends Row {
  readonly visitCount: number
  readonly coordinate: object | null
  readonly timeliness: string
  readonly user: Row
}

const reportOf = async (doors: DoorsOf, account: string, date: string): Promise<Report | undefined> => {
  const own = await doors(account)
  const { id } = await own.get<Row>('/api/core-user/info')
  return (await found<Report>(own, 'marketWork', { date: { equalTo: date }, userId: { equalTo: id } }))[0]
}

const atTheClient = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ longitude: 120.15, latitude: 30.28 })
}

/** The people below a heading of the home page. */
const roster = (page: Page, label: string) =>
  page.locator('.cb-home-rosters > div').filter({ has: page.getByRole('button', { name: `${label}催办` }) })

demo(
  'a seller hands in the day from the home of the phone in two taps, and the head reads who has not',
  async ({ as, at, doors, night }) => {
    demo.setTimeout(480_000)
    await at(`${today()}T10:00`)
    const [, day] = await comingWorkDays(await doors('hr02'), 2)
    await at(`${day}T00:11`)
    await night('reportRows')
    await at(`${day}T17:30`)
    const own = await doors('xs03')
    await own.post('/api/extraTask', { name: fresh('整理投标资料'), date: day })
    const [client] = await found(own, 'client', { status: { equalTo: '通过' } })
    const visit = { clientId: client?.id, tzVisit: `${day}T16:00:00+08:00` }
    const { id } = await own.post<Row>('/api/clientVisit', visit)
    const url = await own.upload('门诊.png', Buffer.from(png, 'base64'), 'image/png', 'image')
    const place = { lng: 120.15, lat: 30.28, address: '门诊楼' }
    const told = { content: fresh('介绍新版本'), department: '信息科', photo: [{ url }], place }
    await move(own, 'clientVisit', 'visit', id, told)
    await at(`${day}T18:05`)
    await as('xs03', 'phone')
      .does('is at the client', atTheClient)
      .sees('提交产出')
      .visit(`/phone/phoneTodayOutput?date=${day}`)
      .sees('已定位')
      .press('提交')
      .isTold('已提交')
    const mine = await reportOf(doors, 'xs03', day ?? '')
    expect(mine).toMatchObject({ timeliness: '按时', visitCount: 1, coordinate: expect.any(Object) })
    const missing = await reportOf(doors, 'xs05', day ?? '')
    expect([mine?.user.name, missing?.user.name]).toEqual([expect.any(String), expect.any(String)])
    await as('xs01')
      .visit('/home')
      .does('reads who has handed in and who has not', async (page) => {
        await expect(roster(page, '今日待交')).toContainText(missing?.user.name ?? '')
        await expect(roster(page, '今日待交')).not.toContainText(mine?.user.name ?? '')
      })
      .press('今日待交催办')
      .isTold(/^已催办\d+人/)
      .press('今日待交催办')
      .isTold(/^\d+人未催办/)
  },
)
