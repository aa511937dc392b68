import { confirmsBug } from '../story/confirms-bug.ts'
import { person } from '../story/found.ts'
import { fresh } from '../story/names.ts'
import { story } from '../story/story.ts'
import { startedProject } from '../story/under-way.ts'

story('a bug that fails its test and comes back after it was closed counts in the rates', async ({ as, doors }) => {
  const project = fresh('未县医院缺陷')
  await startedProject(doors, project, async (own, projectId) => {
    for (const [name, kind] of [
      ['罗云帆', 'implement'],
      ['唐思齐', 'back'],
      ['孟凡', 'teammates'],
    ] as const)
      await own.post('/api/projectMember', { projectId, kind, userId: await person(own, name) })
  })
  const name = fresh('页脚重叠')
  const solves = () =>
    as('yf02')
      .open('缺陷')
      .search(name)
      .follow(name)
      .press('解决')
      .isAsked('解决')
      .fill({ 解决方案: '已解决', 解决说明: '页脚留空', 原因分析: '高度取错' })
      .press('解决')
      .stands('待测试')
  const tests = (passes: boolean, state: string) =>
    as('cs01')
      .open('缺陷')
      .search(name)
      .follow(name)
      .stands('待测试')
      .press('测试')
      .isAsked('测试')
      .fill({ 是否通过: passes, 测试结果: passes ? '不再重叠' : '横向仍重叠' })
      .press('测试')
      .stands(state)
  await as('cs01')
    .open('缺陷')
    .press('新建缺陷')
    .fill({ 缺陷标题: name, 重现步骤: '打印第 3 页', 项目: project })
    .press('提交')
    .isTold('提交成功')
  await confirmsBug(as('cp01'), name)
  await solves()
  await tests(false, '处理中').reads({ 测试退回次数: '1' })
  await solves()
  await tests(true, '待关闭').press('关闭').press('确定').stands('已关闭')
  await as('cs01')
    .choose('更多', '重新激活')
    .isAsked('重新激活')
    .fill({ 原因: '双面打印又出现' })
    .press('重新激活')
    .stands('处理中')
  await as('yf02').stands('处理中')
  await as('cp01').open('缺陷').choose('更多操作', '质量').isAsked('质量').seesRow(project, '0.0%', '100.0%')
})
