import { expect, type Page } from '@playwright/test'
import { fresh } from '../story/names.ts'
import { story } from '../story/story.ts'
import { rowsOf, startedProject, withLeader } from '../story/under-way.ts'

/** Ends of the stages of thirty-nine working days by their weights 10, 10, 25, 15, 15, 15, 10. */
const ends = {
  准备: '2026-03-05',
  部署: '2026-03-11',
  配置: '2026-03-25',
  客户培训: '2026-04-02',
  试运行一: '2026-04-13',
  试运行二: '2026-04-21',
  验收: '2026-04-24',
}

story('a project of thirty-nine working days ends each stage where its weight puts it', async ({ as, doors }) => {
  const name = fresh('云岭检验平台')
  const days = { startTime: '2026-03-02', implementStartTime: '2026-03-02', implementEndTime: '2026-04-24' }
  const id = await startedProject(doors, name, withLeader, days)
  const seesEnds = async (page: Page): Promise<void> => {
    for (const [stage, end] of Object.entries(ends))
      await expect(page.getByRole('button', { name: new RegExp(`^${stage}，.* 至 ${end}`) })).toBeVisible()
  }
  await as('ss01').open('项目进度').press('阶段').search(name).does('sees the seven ends', seesEnds)
  const stage = (await rowsOf(await doors('ss01'), 'implementaryProgress', id)).find((one) => one.name === '准备')?.id
  await as('ss01')
    .visit(`/record/implementaryProgress/${stage}`)
    .press('编辑')
    .fill({ 计划结束: '2026-03-09' })
    .press('保存')
    .isTold('保存成功')
    .visit(`/record/project/${id}`)
    .press('详情')
    .reads({ 当前节点计划结束: /^2026-03-09/ })
})

story.describe('an accepted project', () => {
  story.use({ expectedErrors: [/4(22|09) .*project/] })

  story('names what keeps it from maintenance, and how much is left to its end', async ({ as }) => {
    const name = '未县中医院药品追溯接口开发'
    await as('ss02')
      .open('我的项目')
      .search(name)
      .followRow('已验收')
      .stands('已验收')
      .choose('更多', '转维护')
      .press('确定')
      .sees(/不能转维护：.*还有未关闭的急、高缺陷/)
    await as('pm01')
      .open('项目管理')
      .search(name)
      .followRow('已验收')
      .stands('已验收')
      .choose('更多', '结束')
      .press('确定')
      .sees(/还有未完成事项：\d+项/)
  })
})
