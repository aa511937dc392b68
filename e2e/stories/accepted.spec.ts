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
