import { tellRecord } from '@chengban/engine/row/change-record.ts'
import { asSystem, type Handler } from '@chengban/engine/row/scene.ts'
import { update } from '@chengban/engine/write/save.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { planItem } from '../../plan-item/plan-item.entity.ts'
import { itemsOf } from './own-day.ts'

/** Rewrites the outputs of a reported day, but never its hours or completion. */
export const taskDayRewritten: Handler<'taskDay', 'rewrite'> = async ({ tx, writer, entity, row, asked }) => {
  const within = { tx, writer: asSystem(writer) }
  const sent = asked.items
  if (!Array.isArray(sent) || sent.length === 0) throw invalid({ items: '请选择事项' })
  const standing = await itemsOf(within, row.id)
  const changes = []
  for (const [index, one] of sent.entries()) {
    const item = standing.find(({ id }) => id === one?.id)
    if (!item || !one) throw invalid({ [`rows.${index}.id`]: '事项不存在' })
    const output = typeof one.output === 'string' ? one.output.trim() : ''
    if (output === '' && Number(item.actualHours) > 0) throw invalid({ [`rows.${index}.output`]: '请填写产出' })
    const files = one.outputFile === undefined ? {} : { outputFile: one.outputFile }
    await update(tx, within.writer, planItem, item.id, { output, ...files }, undefined, true)
    changes.push({ field: 'output', label: item.title, old: item.output ?? '', new: output })
  }
  await tellRecord(tx, writer.actor.userId, entity, row.id, { action: '修改产出', changes })
}
