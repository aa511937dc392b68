import { expect } from '@playwright/test'
import type { Doors } from '../doors.ts'
import { person, type Row } from '../story/found.ts'
import { move } from '../story/made.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
import { story } from '../story/story.ts'
import { startedProject } from '../story/under-way.ts'

/** A requirement of so many hours, raised by the project's manager and estimated by who leads it on site. */
const estimated = async (own: Doors, lead: Doors, projectId: string, name: string, hours: object): Promise<string> => {
  const about = { name, type: '功能优化', describe: '导出增加编号列', date: dayOfWeek(4, 3), projectId }
  const { id } = await own.post<Row>('/api/applyFor', about)
  await move(own, 'applyFor', 'submit', id)
  await move(lead, 'applyFor', 'approve', id, hours)
  return id
}

story.describe('work without charge', () => {
  story.use({ expectedErrors: [/422 .*applyFor/] })

  story('has a limit, past which a price is asked for, and stays asked for', async ({ as, doors }) => {
    const [own, lead] = [await doors('ss01'), await doors('ss04')]
    const devPrincipalId = await person(own, '高致远')
    const projectId = await startedProject(doors, fresh('云岭护理系统'), undefined, undefined, { devPrincipalId })
    const head = await doors('yf01')
    const first = await estimated(own, lead, projectId, fresh('护理表单'), { predictRear: '90' })
    await move(head, 'applyFor', 'approve', first, { chargeMode: '免费' })
    const name = fresh('编号列')
    const id = await estimated(own, lead, projectId, name, { predictFront: '6', predictRear: '6' })
    await as('yf01')
      .open('需求审核')
      .search(name)
      .follow(name)
      .press('同意')
      .isAsked('同意')
      .press('同意')
      .isRefused('计费', '超出可承接工时，剩余6.0小时，请选择收费或办理人天变更')
      .fill({ 计费: '收费', 报价: '0' })
      .press('同意')
      .isRefused('报价', '请填写报价')
      .fill({ 报价: '12000' })
      .press('同意')
      .isTold('已同意')
    const { version } = await head.get<{ version: number }>(`/api/applyFor/${id}`)
    const back = head.patch(`/api/applyFor/${id}`, { id, version, patch: { chargeMode: '免费' } })
    await expect(back).rejects.toThrow('该字段不可修改')
  })
})
