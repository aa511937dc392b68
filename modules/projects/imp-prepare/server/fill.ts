import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { drop } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'

export const scanned = '合同或中标通知书扫描件'

export interface Filled {
  readonly created: number
  readonly kept: number
  readonly removed: number
  readonly matched: number
}

type Owner = { readonly projectId: string } | { readonly businessOpportunityId: string }
type Given = Pick<RowOf<'impPrepare'>, 'userId' | 'endDate'>

/** Every document of the preparation that is in use has its row; those no longer in use go while nothing was brought. */
export const fillRows = async (within: Within, owner: Owner, given: Given): Promise<Omit<Filled, 'matched'>> => {
  const standing = await find(within, 'impPrepare', owner, { isLocked: true })
  const documents = await find(within, 'impDocument', { node: 0 }, { sort: ['sort'] })
  const off = documents.flatMap(({ id, isEnable }) => (isEnable ? [] : [id]))
  const gone = standing.filter(({ status, impDocumentId }) => status === '未上传' && off.includes(impDocumentId))
  const removed = await drop(
    within,
    'impPrepare',
    gone.map(({ id }) => id),
  )
  const known = new Set(standing.map(({ impDocumentId }) => impDocumentId))
  const wanted = documents.filter(({ id, isEnable }) => isEnable && !known.has(id))
  for (const { id: impDocumentId } of wanted) await addRow(within, 'impPrepare', { ...owner, ...given, impDocumentId })
  return { created: wanted.length, kept: standing.length - removed, removed }
}

interface Source {
  readonly file: readonly FileEntry[] | null | undefined
  readonly source: '合同' | '商机'
}

/**
 * Fills the document with the first source that has files and submits it for review. Returns how many rows were filled.
 */
export const takeFile = async (
  within: Within,
  owner: Owner,
  name: string,
  from: readonly Source[],
): Promise<number> => {
  const found = from.find(({ file }) => file?.length)
  const row = found && (await findOne(within, 'impPrepare', { ...owner, name, status: '未上传' }))
  if (!row) return 0
  await moveBySystem(within, 'impPrepare', 'match', row.id, { ...found })
  return 1
}

/**
 * Creates the preparation rows of a project and fills the scanned copy with the contract file, or else with the bid
 * notice or bid file of the opportunity.
 */
export const fillPrepare = async (within: Within, project: RowOf<'project'>): Promise<Filled> => {
  const { id: projectId, contractId, businessOpportunityId } = project
  const stage = await findOne(within, 'implementaryProgress', { projectId, node: 0 })
  const given = { userId: project.impPrincipalId, endDate: stage?.planEnd ?? null }
  const filled = await fillRows(within, { projectId }, given)
  const contract = contractId ? await findOne(within, 'contract', contractId) : undefined
  const sale = businessOpportunityId ? await findOne(within, 'businessOpportunity', businessOpportunityId) : undefined
  const matched = await takeFile(within, { projectId }, scanned, [
    { file: contract?.contractFile, source: '合同' },
    ...wonBy(sale),
  ])
  return { ...filled, matched }
}

export const wonBy = (sale: RowOf<'businessOpportunity'> | undefined): readonly Source[] => [
  { file: sale?.bidNotice, source: '商机' },
  { file: sale?.bidFile, source: '商机' },
]
