import { expect, type Page } from '@playwright/test'
import type { Doors } from '../doors.ts'
import { demoAlone as demo } from '../story/demo-alone.ts'
import { fresh, monthAfter, today } from '../story/names.ts'
import { delivered, runs, successor } from '../story/released.ts'
import { workDaysOf } from '../story/team.ts'
import { startedProject } from '../story/under-way.ts'

/** The line of a product among all: projects, up to date, behind, ignoring. */
const counts =
  (product: string, ...figures: readonly string[]) =>
  async (page: Page) => {
    const cells = page.getByRole('dialog').getByRole('row').filter({ hasText: product }).getByRole('cell')
    await expect(cells.first()).toBeVisible()
    expect((await cells.allTextContents()).map((words) => words.trim()).slice(-figures.length)).toEqual(figures)
  }

/** What somebody was told, however much came since. */
const titles = async (own: Doors): Promise<readonly string[]> => {
  const page = async (number: number): Promise<readonly string[]> => {
    const { nodes } = await own.get<{ nodes: readonly { title: string }[] }>(
      `/api/message?pageSize=50&pageNumber=${number}`,
    )
    const here = nodes.map(({ title }) => title)
    return here.length < 50 ? here : [...here, ...(await page(number + 1))]
  }
  return page(1)
}

demo.describe('a version that three projects could take', () => {
  demo.use({ expectedErrors: [/4(09|22) .*releaseCancel/] })

  demo(
    'is ignored by one, told to the other two, taken back within days, and no more once a client has it',
    async ({ as, at, doors, night }) => {
      // long: a product with two versions and three projects come first
      demo.setTimeout(480_000)
      const calendar = await doors('hr02')
      const days = [...(await workDaysOf(calendar, monthAfter(0))), ...(await workDaysOf(calendar, monthAfter(1)))]
      // reminders go out on working days
      await at(`${days.find((day) => day >= today())}T10:00`)
      const product = fresh('监测平台')
      const [before, next] = await successor(doors, product)
      const names = [fresh('子县监测'), fresh('丑县监测'), fresh('寅县监测')]
      const ids: string[] = []
      for (const name of names) {
        const id = await startedProject(doors, name)
        await runs(doors, id, before)
        ids.push(id)
      }
      const releases = () =>
        as('cp02')
          .visit(`/record/productLibraryVersion/${next}`)
          .press('发布')
          .isAsked('发布')
          .fill({ 发布说明: '新接口' })
          .press('发布')
          .stands('已发布')
      const usage = (...figures: readonly string[]) =>
        as('cp01')
          .open('产品库')
          .choose('更多操作', '产品使用情况')
          .isAsked('产品使用情况')
          .does(`reads ${figures.join('/')}`, counts(product, ...figures))
          .press('关闭')
      await as('cp02').open('产品审批').press('待发布版本').followRow(product)
      await releases()
      await usage('3', '0', '3', '0')
      await as('ss01')
        .visit(`/record/productLibraryVersion/${next}`)
        .choose('更多', '忽略此版本')
        .isAsked('忽略此版本')
        .fill({ 不升级的项目: names[0] ?? '', 原因: '合同外' })
        .press('忽略此版本')
        .isTold('已忽略，该项目不再计入落后')
      await usage('3', '0', '2', '1')
      await night('remindSoon', 'remindRun')
      const heard = await titles(await doors('ss01'))
      const about = names.filter((name) => heard.includes(`【版本】${name}所用产品已发布更高版本`))
      expect(about).toEqual(names.slice(1))
      await as('cp02')
        .visit(`/record/productLibraryVersion/${next}`)
        .choose('更多', '撤销发布')
        .isAsked('撤销发布')
        .fill({ 原因: '接口有误' })
        .press('撤销发布')
        .stands('待发布')
      await usage('3', '3', '0', '0')
      await releases()
      await delivered(doors, ids[1] ?? '', next)
      await as('cp02')
        .choose('更多', '撤销发布')
        .isAsked('撤销发布')
        .fill({ 原因: '接口有误' })
        .press('撤销发布')
        .sees('该版本已交付项目，不能撤销')
    },
  )
})
