import { changedNames } from '@chengban/engine/row/changed.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { MeetingRule } from '../../meeting-kind/rule.ts'

const afterBegin = ['file', 'endSummary', 'needOpen', 'background', 'logo', 'color', 'tzUpdate']
const ofProjects = ['项目例会', '培训']

/**
 * Completes people and end time, and checks the linked record. Once the meeting has begun, only a few fields may
 * change.
 */
export const workDayCheck: Handler<'workDay'> = async (scene) => {
  const { tx, row, before, writer } = scene
  if (before && before.status !== '待召开' && changedNames(before, row).some((name) => !afterBegin.includes(name)))
    throw conflict('会议已开始，不能修改')
  if (before && !writer.isSystem) row.isEdited = true
  const [kind] = await tx.query<{ type: string; rule: MeetingRule }>(
    'select k.type, k.rule from store.meeting_kind k where k.id = $1',
    [row.kind],
  )
  row.endDate ??= new Date(Date.parse(String(row.date)) + (kind?.rule.minutes ?? 60) * 60_000).toISOString()
  row.userIds = [...new Set([row.hostId, ...(row.userIds ?? [])].map(String))]
  if (row.recorderId && !row.userIds.includes(row.recorderId)) throw invalid({ recorderId: '记录人须是参会人' })
  if (row.relevanceModule === 'project' && ofProjects.includes(kind?.type ?? '') && !row.impType)
    throw invalid({ impType: '请选择实施会议类型' })
  if (!before || before.relevanceId !== row.relevanceId || before.relevanceModule !== row.relevanceModule)
    await demandRecord(scene, row)
}

/** Refuses a linked record the caller may not read. */
const demandRecord = async ({ tx }: Scene<'workDay'>, { relevanceModule, relevanceId }: Values): Promise<void> => {
  if (!relevanceModule && !relevanceId) return
  if (!relevanceModule || !relevanceId) throw invalid({ relevanceId: '请选择关联记录' })
  if (!(await mayRead(tx, String(relevanceModule), String(relevanceId))))
    throw invalid({ relevanceId: '关联记录不存在' })
}
