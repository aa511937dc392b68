import { fresh } from '../story/names.ts'
import { story } from '../story/story.ts'
import { startedProject } from '../story/under-way.ts'

story('a month of somebody’s load opens the projects that make it', async ({ as, doors }) => {
  const name = fresh('云岭病案系统')
  await startedProject(doors, name)
  await as('pm01').open('项目管理').press('人员负荷').followRow('罗云帆').search(name).sees(name)
})
