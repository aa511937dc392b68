import type { Entity } from '@chengban/kernel/entity.ts'
import { Suspense } from 'react'
import type { Row } from '../../data/row.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { RecordTab } from '../RecordTabs.tsx'

const Overview = lazyPart(() => import('./Overview.tsx'))
const RecordFiles = lazyPart(() => import('./RecordFiles.tsx'))

/** 概况, where the page of the entity says how its work stands. */
export const overviewTab = (entity: Entity, row: Row, again: () => void): readonly RecordTab[] =>
  entity.page?.line
    ? [
        {
          key: 'overview',
          label: '概况',
          content: <Overview entity={{ ...entity, page: entity.page }} row={row} again={again} />,
        },
      ]
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
