import { driftSql } from '@chengban/engine/schema/drift.ts'
import { thrownMessage } from '@chengban/kernel/thrown.ts'
import type pg from 'pg'
import { makeCatalog } from '../compose.ts'
import { bad, type Finding, good, odd } from './finding.ts'

/** Compares kept columns with their formulas, to the cent; repairs nothing. */
export const lookAtKept = async (owner: pg.Client): Promise<Finding[]> => {
  const catalog = makeCatalog()
  const findings: Finding[] = []
  for (const entity of catalog.all.values()) {
    const asked = driftSql(catalog, entity)
    if (!asked) continue
    try {
      const { rows } = await owner.query<{ id: string; name: string; kept: string | null; reckoned: string | null }>(
        asked,
      )
      const [first] = rows
      if (first)
        findings.push(
          bad(
            `${entity.label}有 ${rows.length} 处记录与明细不符，如 ${first.id} 的${entity.fields[first.name]?.label}：记录 ${first.kept ?? '空'}，应为 ${first.reckoned ?? '空'}`,
          ),
        )
    } catch (error) {
      return [odd(`合计不能核对：${thrownMessage(error)}`)]
    }
  }
  return findings.length ? findings : [good('保留的合计与明细一致')]
}
