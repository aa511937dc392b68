import { type BrowserContext, expect, type Page } from '@playwright/test'
import { drawsOn, phoneOutside, signsAs } from '../story/client.ts'
import {
  promiseDays,
  raisedProblems,
  training,
  type Waiting,
  waitingDelivery,
  waitingRecord,
  waitingSheet,
} from '../story/client-rows.ts'
import { fresh, today } from '../story/names.ts'
import { story } from '../story/story.ts'

// a link that is over is refused
story.use({ expectedErrors: [/401 /] })

const project = '戌市中心医院住院电子病历系统建设'
const over = '链接已失效，请联系项目经理'

/** Somebody outside, with a phone of their own and no session. */
const outside = async (page: Page): Promise<{ context: BrowserContext; opens: (link: string) => Promise<Page> }> => {
  const context = await phoneOutside(page)
  const { origin } = new URL(page.url())
  const opens = async (link: string): Promise<Page> => {
    const opened = await context.newPage()
    await opened.goto(`${origin}/admin/${new URL(link).hash}`)
    return opened
  }
  return { context, opens }
}

/** The same link as somebody has it after it was renewed. */
const dead = (link: string): string => link.replace(/token=[^&]{6}/, 'token=AAAAAA')

const isOver = async (page: Page): Promise<void> => {
  await expect(page.getByText(over)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.locator('footer button')).toHaveCount(0)
}

const stands = async (page: Page, ...words: readonly (string | RegExp)[]): Promise<void> => {
  for (const each of words) await expect(page.getByRole('status')).toContainText(each)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.locator('footer button')).toHaveCount(0)
}

interface ClientPage {
  readonly title: string
  readonly made: (doors: Parameters<typeof waitingRecord>[0]) => Promise<Waiting>
  /** The answer given on the page before it is closed. */
  readonly answers: (page: Page, waiting: Waiting) => Promise<void>
  /** What it tells when it is opened again. */
  readonly tells: (page: Page, waiting: Waiting) => Promise<void>
}

const signsSheet = (page: Page): Promise<void> => signsAs(page, '何川', '签字确认')

const objects = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: '有异议' }).click()
  const name = page.getByLabel('签字人')
  if ((await name.count()) > 0) await name.fill('何川')
  await page.getByLabel('意见').fill('报表缺一列')
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByText('可以关闭本页')).toBeVisible()
}

const pages: readonly ClientPage[] = [
  {
    title: '进度确认',
    made: (doors) => waitingSheet(doors, 'projectProgress'),
    answers: signsSheet,
    tells: async (page) => {
      await stands(page, '已确认', '何川', today())
      await expect(page.getByRole('img', { name: '客户签字' })).toBeVisible()
      await expect(page.getByRole('button', { name: '打印或存为 PDF' })).toBeVisible()
    },
  },
  {
    title: '批量确认',
    made: (doors) => waitingSheet(doors, 'project'),
    answers: async (page, { name }) => {
      // sheets of other stories stay as they are
      for (const box of await page.getByRole('checkbox').all()) {
        const label = await box.locator('xpath=..').textContent()
        if (!label?.includes(name)) await box.uncheck()
      }
      await signsAs(page, '何川', '签字确认（1 份）')
    },
    tells: async (page, { name }) => {
      await expect(page.locator('main')).not.toBeEmpty()
      await expect(page.getByText(name)).toHaveCount(0)
    },
  },
  {
    title: '实施记录确认',
    made: waitingRecord,
    answers: signsSheet,
    tells: (page) => stands(page, '已确认', '何川', today()),
  },
  {
    title: '版本确认',
    made: waitingDelivery,
    answers: (page) => objects(page, '提交有异议'),
    tells: (page) => stands(page, '有异议', '报表缺一列'),
  },
  {
    title: '培训签到',
    made: (doors) => training(doors, 0),
    answers: async (page) => {
      await page.getByLabel('姓名').fill('李护士')
      await page.getByLabel('电话').fill('13800000002')
      await page.getByRole('button', { name: '签字并签到' }).click()
      await drawsOn(page)
      await expect(page.getByText('可以关闭本页')).toBeVisible()
    },
    // the next one signs in by the same link
    tells: (page) => expect(page.getByRole('button', { name: '签字并签到' })).toBeVisible(),
  },
  {
    title: '项目问题确认',
    made: raisedProblems,
    answers: async (page) => {
      await page.getByRole('button', { name: '有异议' }).click()
      await page.getByRole('button', { name: '提交' }).click()
      await expect(page.getByText('请填写意见')).toBeVisible()
      await page.getByLabel('意见').fill('还是白屏')
      await page.getByRole('button', { name: '提交' }).click()
      await expect(page.getByText('可以关闭本页')).toBeVisible()
    },
    tells: async (page) => {
      await expect(page.getByText('已全部答复')).toBeVisible()
      await expect(page.getByText(`客户有异议：还是白屏 · ${today()}`)).toBeVisible()
      await expect(page.getByRole('button', { name: '提交' })).toBeDisabled()
    },
  },
]

for (const { title, made, answers, tells } of pages)
  story(
    `the client's page ${title} tells what it is, how it was answered, and that its link is over`,
    async ({ as, doors }) => {
      const waiting = await made(doors)
      await as('ss02').does('hands the link to the client', async (page) => {
        const client = await outside(page)
        const first = await client.opens(waiting.link)
        await expect(first.getByText(waiting.name).first()).toBeVisible()
        await expect(first).toHaveTitle(new RegExp(title))
        await answers(first, waiting)
        await tells(await client.opens(waiting.link), waiting)
        await isOver(await client.opens(dead(waiting.link)))
        await client.context.close()
      })
    },
  )

story('the client agrees to the days of problems only once our side has promised them', async ({ as, doors }) => {
  const waiting = await waitingSheet(doors, 'problems')
  await as('ss02').does('hands the link to the client', async (page) => {
    const client = await outside(page)
    const early = await client.opens(waiting.link)
    await stands(early, '产品负责人尚未签字')
    await promiseDays(doors, waiting)
    await early.reload()
    await expect(early.getByText(`${waiting.name}错位`)).toContainText('承诺')
    await signsAs(early, '何川', '客户签字')
    await stands(await client.opens(waiting.link), '何川', today())
    await isOver(await client.opens(dead(waiting.link)))
    await client.context.close()
  })
  await expect(promiseDays(doors, waiting)).rejects.toThrow('已签字')
})

story(
  'a training says that signing in has not begun, or is over, before anybody writes a name',
  async ({ as, doors }) => {
    const [next, last] = [await training(doors, 2), await training(doors, -2)]
    await as('ss02').does('opens both links as the client', async (page) => {
      const client = await outside(page)
      await stands(await client.opens(next.link), '签到未开始')
      await stands(await client.opens(last.link), '签到已结束')
      await client.context.close()
    })
  },
)

story(
  'a client raises a fault by the link, reads its number, and has no form where the link is over',
  async ({ as, doors }) => {
    const { link } = await raisedProblems(doors)
    const raise = link.replace('projectProblemConfirm', 'bugApply').replace(/&temporaryId=.*/, '')
    const what = fresh('打印错位')
    await as('ss02').does('hands the link to the client', async (page) => {
      const client = await outside(page)
      const first = await client.opens(raise)
      await expect(first.getByText(project)).toBeVisible()
      await first.getByLabel('标题').fill(what)
      await first.getByLabel('说明').fill('第二页空白')
      await first.getByLabel('提出人').fill('何川')
      await first.getByRole('button', { name: '提交' }).click()
      await expect(first.locator('output')).toContainText('QX')
      const again = await client.opens(raise)
      await expect(again.getByLabel('已反馈的问题')).toContainText(what)
      await isOver(await client.opens(dead(raise)))
      await client.context.close()
    })
  },
)

for (const path of ['/demand/fileShare', '/demand/welcome', '/demand/taskPreview'])
  story(`the page ${path} of our own people asks who is not signed in for that`, async ({ as }) => {
    await as('ss02').does('opens it as somebody outside', async (page) => {
      const client = await outside(page)
      const opened = await client.opens(`http://127.0.0.1/admin/#${path}`)
      await expect(opened.getByLabel('密码').first()).toBeVisible()
      await client.context.close()
    })
  })
