import { claimOf, costOf } from '../story/claimed.ts'
import type { DoorsOf } from '../story/made.ts'
import { move } from '../story/made.ts'
import { fresh, today } from '../story/names.ts'
import { story } from '../story/story.ts'
import { startedProject } from '../story/under-way.ts'

/** Decided by the head and finance, and by the general manager where it goes beyond a budget. */
const passed = async (doors: DoorsOf, id: string): Promise<void> => {
  for (const who of ['ss01', 'cw01', 'gm']) {
    const own = await doors(who)
    const { status } = await (await doors('cw01')).get<{ status: string }>(`/api/submitExpense/${id}`)
    if (status !== '通过') await move(own, 'submit-expense', 'approve', id)
  }
}

story('the general manager reads what a project leaves of its contract', async ({ as, doors }) => {
  const name = fresh('挂号改造')
  const projectId = await startedProject(doors, name)
  const implementer = { id: '', account: 'ss04', name: '罗云帆', company: '甲公司', code: 'A' }
  const journey = costOf('1560.00', { kind: '项目费用', type: '长途交通', projectId })
  await passed(doors, await claimOf(doors, implementer, fresh('出差'), journey))
  const service = { content: fresh('云主机'), type: '云服务器', supplier: '云厂商', money: '2440.00', company: 'A' }
  await (await doors('cw02')).post('/api/moneyServer', { ...service, date: today(), projectId })
  await as('gm')
    .visit(`/financeShow?tab=项目毛利&by.projectId=${projectId}`)
    .seesRow(name, '300,000.00', '1,560.00', '2,440.00', '296,000.00', '98.67%')
    .follow(name)
    .sees('阶段资料')
})
