import { dayOfWeek, fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

story('an implementer asks for two days of leave, and the head gives them', async ({ as, job }) => {
  const why = fresh('家中有事')
  const days = { 开始日期: dayOfWeek(5, 2), 结束日期: dayOfWeek(5, 3) }
  await job('请假', () =>
    as('ss02')
      .open('调休')
      .press('新建调休请假')
      .fill({ 类型: '事假', ...days, 事由: why })
      .press('提交审核')
      .isTold('提交成功'),
  )
  await as('ss02').seesRow(why, '2.0', '待一级审核', '程立本')
})
