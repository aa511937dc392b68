import { expect } from '@playwright/test'
import { cutErrors, cutWrites } from '../story/cut.ts'
import { move, passedClient } from '../story/made.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

interface Row {
  readonly id: string
}

story.use({ expectedErrors: [cutErrors] })

story('a visit told in a basement is in the diary of its sale once, when the line is back', async ({ as, doors }) => {
  const name = fresh('云岭康复医院')
  const clientId = await passedClient(doors, 'xs02', name)
  const own = await doors('xs02')
  const sale = { name: `${name}病历`, clientId, type: '新建', budgetMyself: '100000' }
  const { id: businessOpportunityId } = await own.post<Row>('/api/businessOpportunity', sale)
  await move(own, 'businessOpportunity', 'submit', businessOpportunityId)
  await move(await doors('xs01'), 'businessOpportunity', 'approve', businessOpportunityId)
  const tzVisit = `${dayOfWeek(-1, 2)}T10:00:00+08:00`
  await own.post('/api/clientVisit', { clientId, businessOpportunityId, tzVisit })
  const diary = async (): Promise<number> => {
    const filters = JSON.stringify({ businessOpportunityId: { equalTo: businessOpportunityId } })
    const { nodes } = await own.get<{ nodes: readonly { kind: string }[] }>(
      `/api/businessLog?${new URLSearchParams({ filters })}`,
    )
    return nodes.filter(({ kind }) => kind === '拜访').length
  }
  let restore = async (): Promise<void> => undefined
  await as('xs02', 'phone')
    .visit('/phone/phoneClientVisit')
    .press('待拜访')
    .pressIn(name, '补录')
    .isAsked('补录')
    .fill({ 拜访内容: '地下室机房巡看', 拜访科室: '信息科', 原因: '地下没有信号' })
    .does('loses the line', async (page) => {
      restore = await cutWrites(page, 'before')
    })
    .press('补录')
    .isTold('已存，连上后提交')
  expect(await diary()).toBe(0)
  await as('xs02', 'phone')
    .does('has a line again', async (page) => {
      await restore()
      await page.reload()
    })
    .isTold(/已提交 补录/)
  await expect.poll(diary).toBe(1)
})
