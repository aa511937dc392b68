import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Area } from '@chengban/kernel/area.ts'
import { demoId } from '../demo/ids.ts'
import { into } from './rows.ts'

/** Adds a page for every declared workflow. Descriptions already written stay. */
export const addProcesses = async (tx: Sql, areas: readonly Area[]): Promise<string[]> =>
  into(tx, 'processImage').insert(
    areas.flatMap(({ label, entities }, place) =>
      entities
        .filter(({ audit, workflow, flows }) => audit ?? workflow ?? flows)
        .map((entity, index) => ({
          id: demoId('processImage', entity.name),
          module: entity.name,
          title: `${entity.label}流程`,
          area: label,
          sort: place * 1000 + (index + 1) * 10,
        })),
    ),
  )
