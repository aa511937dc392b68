import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'

type File = RowOf<'entry'>

/** Of whom an application is, with the number it names. */
interface Known {
  readonly userId: string
  readonly mobile: string
}

/** Returns the locked file of a present employee; creates one from the person if there is none. */
export const fileOf = async (within: Within, { userId, mobile }: Known): Promise<File> => {
  const standing = await standingFile(within, userId, true)
  return standing ?? (await madeOf(within, { userId, mobile }))
}

/** Returns the file of a person who has not left; undefined if there is none. */
export const standingFile = async (within: Within, userId: string, isLocked = false): Promise<File | undefined> => {
  const files = await find(within, 'entry', { userId, kind: '入职', status: '通过' }, { isLocked })
  return files.find(({ stage }) => stage !== '已离职' && stage !== '未报到')
}

/** Creates a file for a person who joined before files were introduced, in the stage they have reached. */
const madeOf = async (within: Within, { userId, mobile: told }: Known): Promise<File> => {
  const person = await findOne(within, 'user', userId)
  if (!person) throw new Error(`person ${userId} is not there`)
  const { name, mobile, company, departmentId, position, superiorId, isFormal, tzProbation } = person
  const id = await addRow(within, 'entry', {
    ...{ kind: '入职', userId, name, company, departmentId, position, superiorId, tzProbation },
    ...{ mobile: mobile ?? told, status: '通过', stage: isFormal ? '已转正' : '试用中' },
  })
  const made = await findOne(within, 'entry', id, { isLocked: true })
  if (!made) throw new Error(`file of ${userId} is not there`)
  return made
}
