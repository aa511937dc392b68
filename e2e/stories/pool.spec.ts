import { expect, type Page } from '@playwright/test'
import { pace } from '../pace.ts'
import { demoAlone as demo } from '../story/demo-alone.ts'
import { passedClient } from '../story/made.ts'
import { fresh, today } from '../story/names.ts'

const dayOn = (days: number): string => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)

/** The message about it of that day, however many came after it. */
const hears = (words: string, day: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^消息/ }).click()
  const list = page.getByRole('dialog', { name: '消息' })
  const found = list
    .getByRole('listitem')
    .filter({ hasText: words })
    .filter({ hasText: day.slice(5) })
  const older = list.getByRole('button', { name: '更早的消息' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expect(async () => {
    if ((await found.count()) === 0 && (await older.isVisible())) await older.click()
    await expect(found.first()).toBeVisible({ timeout: 2000 * pace })
  }).toPass()
}

demo.describe('a client nobody speaks to', () => {
  // windows that were open when the clock was turned are signed in no more
  demo.use({ expectedErrors: [/4(01|04|09) .*(api|file)/] })

  demo(
    'is told of on days 27, 28 and 29, falls on day 30, and is taken by one of two who ask at once',
    async ({ as, at, doors, night }) => {
      // long: the clock is turned five times
      demo.setTimeout(480_000)
      await at(`${today()}T10:00`)
      const name = fresh('云岭康复医院')
      const id = await passedClient(doors, 'xs02', name, { grade: 'C' })
      for (const day of [27, 28, 29]) {
        await at(`${dayOn(day)}T10:00`)
        await night('clientPool', 'remindRun')
        await as('xs02').does(`hears of it on day ${day}`, hears(`客户【${name}】久未联系，即将进入公海`, dayOn(day)))
      }
      await as('xs02').visit(`/record/client/${id}`).stands('通过', '林晓棠')
      await at(`${dayOn(30)}T10:00`)
      await night('clientPool')
      await as('xs02').does('hears that it fell', hears(`客户【${name}】超期未联系，已进入公海`, dayOn(30)))
      const sellers = ['xs03', 'xs04']
      for (const seller of sellers)
        await as(seller).open('我的客户').press('公海').search(name).follow(name).press('领取').isAsked('领取')
      const answers: string[] = []
      await Promise.all(
        sellers.map((seller) =>
          as(seller)
            .press('确定')
            .does('is answered', async (page) => {
              const answer = page.getByText(/领取成功|客户已被他人领取/).first()
              await expect(answer).toBeVisible()
              answers.push((await answer.textContent())?.trim() ?? '')
            }),
        ),
      )
      expect(answers.toSorted()).toEqual(['客户已被他人领取', '领取成功'])
      await as('xs01')
        .visit(`/record/client/${id}`)
        .press('归属记录')
        .seesRow('创建', '林晓棠')
        .seesRow('公海', '超期未联系')
        .seesRow('领取', /周砚|韩知远/)
    },
  )
})
