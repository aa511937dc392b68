import { passedClient } from '../story/made.ts'
import { fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

story.describe('a client like one of another seller', () => {
  story.use({ expectedErrors: [/422 .*api\/client/] })

  story('is asked about once, and passes with yes', async ({ as, doors }) => {
    const name = fresh('甲城软件')
    await passedClient(doors, 'xs02', `${name}有限公司`)
    const institute = `${name}研究院`
    await as('xs03')
      .open('我的客户')
      .press('新建客户')
      .fill({ 客户名称: institute, 客户类型: '公立医院', 省: '云岭省', 市: '云岭市', 主要联系人: '何川' })
      .press('提交审核')
      .isRefused('已确认不是重复客户', '存在疑似重复客户，请确认')
      .fill({ 已确认不是重复客户: true })
      .press('提交审核')
      .isTold('提交成功')
    await as('xs01').open('客户审核').follow(institute).press('同意').isTold('已同意')
    await as('xs03').search(institute).follow(institute).stands('通过', '周砚')
  })
})
