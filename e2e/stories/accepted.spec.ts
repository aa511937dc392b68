import { openedByClient, opensPaper, signsAs } from '../story/client.ts'
import { found, type Row } from '../story/found.ts'
import { move } from '../story/made.ts'
import { fresh, today } from '../story/names.ts'
import { atStage, closingSheet, passedPapers } from '../story/stages.ts'
import { story } from '../story/story.ts'

story.describe('an accepted project', () => {
  story.use({ expectedErrors: [/4(22|09) .*project/] })

  story('names what keeps it from maintenance, and how much is left to its end', async ({ as }) => {
    const name = '未县中医院药品追溯接口开发'
    await as('ss02')
      .open('我的项目')
      .search(name)
      .followRow('已验收')
      .stands('已验收')
      .press('转维护')
      .press('确定')
      .sees(/不能转维护：.*还有未关闭的急、高缺陷/)
    await as('pm01')
      .open('项目管理')
      .search(name)
      .followRow('已验收')
      .stands('已验收')
      .press('结束')
      .press('确定')
      .sees(/还有未完成事项：\d+项/)
  })
})

for (const isEnded of [false, true])
  story.describe(isEnded ? 'a project of a terminated contract' : 'a project with its acceptance report signed', () => {
    story.use({ expectedErrors: [/4(22|09) .*project/] })

    story(
      isEnded
        ? 'is accepted all the same, and the contract stays as it ended'
        : 'is accepted with its contract, whose last payment is due, and names what is still missing',
      async ({ as, doors }) => {
        // long: a project is brought to its last stage first
        story.setTimeout(480_000)
        const name = fresh('云岭体检系统')
        const projectId = await atStage(doors, name, 6)
        const seller = await doors('xs02')
        const [contract] = await found<Row>(seller, 'contract', { name: { equalTo: name } })
        const contractId = contract?.id ?? ''
        const year = Number(today().slice(0, 4)) + 1
        const line = { contractId, type: '验收款', year, month: 6, money: '90000' }
        await seller.post('/api/invoicingPlan', line)
        await passedPapers(doors, projectId, 6)
        if (isEnded) await move(await doors('xs01'), 'contract', 'terminate', contractId, { opinion: '客户撤项' })
        const lead = await doors('ss01')
        const { impPrincipalId: userId } = await lead.get<{ impPrincipalId: string }>(`/api/project/${projectId}`)
        const goal = { name: '质保巡检', type: '其他', describe: '可用', startDate: today(), endDate: today() }
        await lead.post('/api/milepost', { projectId, userId, ...goal })
        const sheet = await closingSheet(doors, projectId, 6, fresh('项目验收'))
        await as('ss04')
          .does('hands the sheet to the client', async (page) => {
            const client = await openedByClient(page, sheet.link)
            await opensPaper(client, '验收报告.pdf')
            await signsAs(client, '何川', '签字确认')
            await client.context().close()
          })
          .visit(`/record/projectProgress/${sheet.id}`)
          .stands('已确认')
          .press('完成')
          .press('确定')
          .stands('已完成')
        await as('ss01')
          .open('我的项目')
          .search(name)
          .follow(name)
          .stands('已验收')
          .press('转维护')
          .press('确定')
          .sees(/不能转维护：.*合同不含维护.*未登记正式环境/)
        await as('pm01')
          .open('项目管理')
          .search(name)
          .follow(name)
          .stands('已验收')
          .press('结束')
          .press('确定')
          .sees('还有未完成事项：1项')
        await as('xs02')
          .visit(`/record/contract/${contractId}`)
          .stands(isEnded ? '已终止' : '履行中')
          .press('开票计划')
          .seesRow('验收款', isEnded ? '已取消' : '待开票')
      },
    )
  })
