import { expect } from '@playwright/test'
import { lentTo } from '../story/claimed.ts'
import { demoAlone as demo } from '../story/demo-alone.ts'
import { monthAfter, today } from '../story/names.ts'
import { agreedWage, newcomer } from '../story/newcomer.ts'
import { lockedSlip } from '../story/paid.ts'

demo.describe('a loan that was forgotten', () => {
  // windows that were open when the clock was turned are signed in no more
  demo.use({ expectedErrors: [/401 .*(api|file)/] })

  demo('is reminded of, and taken from the pay of the month after', async ({ as, at, doors, night }) => {
    // long: starts a company, and turns the clock four times
    demo.setTimeout(480_000)
    // another story may have turned the clock of this company before
    await at(`${today()}T10:00`)
    const person = await newcomer(doors, '实施部')
    await agreedWage(doors, person, { normMoney: '5000', performance: '0', other: '0' })
    const least = { kind: '最低工资', floor: '2000.00', ceiling: '2000.00', dtStart: `${monthAfter(-1)}-01` }
    await (await doors('hr02')).post('/api/socialRule', { company: person.code, ...least })
    await lentTo(doors, person, '1000.00', `${monthAfter(1)}-15`)
    const reminded = '【往来款】备用金'
    for (const [day, times] of [
      ['08', 1],
      ['15', 2],
      ['22', 3],
    ] as const) {
      await at(`${monthAfter(1)}-${day}T10:00`)
      await night('comeGoAge')
      const { nodes } = await (await doors(person.account)).get<{ nodes: readonly { title: string }[] }>(
        '/api/message?pageSize=50',
      )
      expect(nodes.filter(({ title }) => title.startsWith(reminded))).toHaveLength(times)
    }
    await at(`${monthAfter(2)}-01T10:00`)
    await night('loanInstalment')
    for (const back of [-1, 0, 1]) await lockedSlip(doors, person, monthAfter(back))
    const slip = await lockedSlip(doors, person, monthAfter(2))
    await as(person.account)
      .visit(`/record/moneyPayroll/${slip}`)
      .press('显示金额')
      .reads({ 税后扣减: '1,000.00', 实发工资: '4,000.00' })
  })
})
