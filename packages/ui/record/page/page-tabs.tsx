import type { Entity } from '@chengban/kernel/entity.ts'
import { hasStages } from '@chengban/kernel/page.ts'
import { Suspense } from 'react'
import type { Row } from '../../data/row.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { RecordTab } from '../RecordTabs.tsx'

const Overview = lazyPart(() => import('./Overview.tsx'))
const ChangeHistory = lazyPart(() => import('./ChangeHistory.tsx'))
const RecordFiles = lazyPart(() => import('./RecordFiles.tsx'))

/** 详情, and before it 概况 where the page of the entity says how its work stands: with stages a tab of its own. */
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

/** What was changed, where the page of the entity says who tells it. */
export const historyTab = ({ page }: Entity, id: string): readonly RecordTab[] =>
  page?.history
    ? [{ key: 'history', label: page.history.label, content: <ChangeHistory history={page.history} id={id} /> }]
    : []

/** 文件, where it has a tab of its own. */
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
