import type { Entity } from '@chengban/kernel/entity.ts'
import { hasStages } from '@chengban/kernel/page.ts'
import { Suspense } from 'react'
import type { Row } from '../../data/row.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { RecordTab } from '../RecordTabs.tsx'

const Overview = lazyPart(() => import('./Overview.tsx'))
const ChangeHistory = lazyPart(() => import('./ChangeHistory.tsx'))
const RecordFiles = lazyPart(() => import('./RecordFiles.tsx'))

/**
 * Returns 详情, preceded by 概况 when the entity's page declares a line; with stages 概况 is a separate tab, else both share
 * one.
 */
export const firstTabs = (entity: Entity, row: Row, again: () => void, detail: RecordTab): readonly RecordTab[] => {
  const { page } = entity
  if (!page?.line) return [detail]
  const overview = <Overview page={page} entity={entity} row={row} again={again} />
  if (hasStages(page)) return [{ key: 'overview', label: '概况', content: overview }, detail]
  const both = (
    <>
      <Suspense fallback={<div className="cb-overview" />}>{overview}</Suspense>
      {detail.content}
    </>
  )
  return [{ ...detail, label: '概况', content: both }]
}

/** Returns the tab of changes, if the entity's page declares a history call; otherwise none. */
export const historyTab = ({ page }: Entity, id: string): readonly RecordTab[] =>
  page?.history
    ? [{ key: 'history', label: page.history.label, content: <ChangeHistory history={page.history} id={id} /> }]
    : []

/** Returns the tab 文件, if the entity's page declares one; otherwise none. */
export const filesTab = (entity: Entity, row: Row): readonly RecordTab[] =>
  entity.page?.files
    ? [
        {
          key: 'files',
          label: '文件',
          content: (
            <Suspense>
              <RecordFiles entity={entity} row={row} />
            </Suspense>
          ),
        },
      ]
    : []
