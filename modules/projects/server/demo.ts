import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { personIds } from '@chengban/modules/platform/server/demo/company.ts'
import type { KeepText } from '@chengban/modules/platform/server/demo/files.ts'
import { monthAfter } from '../project-dashboard/server/month.ts'
import { rebuild } from '../project-dashboard/server/rebuild.ts'
import { addBuilds } from './demo/builds.ts'
import { endWithProjects } from './demo/ended.ts'
import { addGoals } from './demo/goals.ts'
import { addInterest } from './demo/interest.ts'
import { addPapers } from './demo/papers.ts'
import { addProducts } from './demo/products.ts'
import { addProjects } from './demo/projects.ts'
import { addSheets } from './demo/sheets.ts'
import { addStages } from './demo/stages.ts'
import { addVisits } from './demo/visits.ts'
import { addWork } from './demo/work.ts'

interface ProjectsDemo {
  /** Fills the search columns of these entities. */
  readonly reindex?: (entities: readonly EntityName[]) => Promise<void>
  /** Where there is a place for files: without it there are none. */
  readonly keepText?: KeepText | undefined
}

/** Products and projects of the demonstration company, for its contracts. Once: gives whether made now. */
export const projectsDemo = async (tx: Sql, { reindex, keepText }: ProjectsDemo = {}): Promise<boolean> => {
  const [known] = await tx.query('select from store.project limit 1')
  if (known) return false
  const people = await personIds(tx)
  const who = (account: string): string => {
    const id = people.get(account)
    if (!id) throw new Error(`no such person: ${account}`)
    return id
  }
  await addProducts(tx, who)
  const projects = await addProjects(tx, who)
  await addStages(tx, projects, who)
  if (keepText) await addPapers(tx, keepText, who)
  await addGoals(tx, projects, who)
  await addWork(tx, projects, who)
  const working = projects.filter(({ status }) => status === '实施中')
  await addVisits(tx, working, who)
  await addBuilds(tx, working, who)
  await addInterest(tx, projects, who)
  await addSheets(tx, working)
  await endWithProjects(tx)
  // as the night would have left them, so that list and drawing say the same
  await rebuild(tx, today().slice(0, 7), monthAfter(today().slice(0, 7), 5))
  await reindex?.([
    'productLibrary',
    'productLibraryVersion',
    'project',
    'projectProduct',
    'impPrepare',
    'impNodeLog',
    'projectProgress',
    'projectVer',
    'train',
    'milepost',
    'projectModule',
    'wbsTask',
    'design',
    'projectProduce',
    'technicalChallenge',
    'businessProduct',
    'clientProduct',
  ])
  return true
}
