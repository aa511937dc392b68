import { requiredIn } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { askerOf } from '../asker.ts'
import { missingFields } from '../row/input.ts'
import { run, type Scene } from '../row/scene.ts'
import { checkShapes } from './line-rules.ts'
import { aboutWriter } from './others-only.ts'
import { checkTree } from './tree.ts'

/** Rules over the whole row: required, checks, the entity's own handler; throws all field errors at once. */
export const checkRow = async (scene: Scene, errors: Record<string, string> = {}): Promise<void> => {
  const { entity, row, writer } = scene
  const asker = askerOf(writer.actor)
  const missing = { ...missingNow(scene), ...missingFields(entity, row) }
  for (const [name, message] of Object.entries({ ...aboutWriter(entity, writer, row), ...missing }))
    errors[name] ??= message
  // only the database can check kept columns: here they have their previous value
  for (const { holds, field, message } of entity.checks ?? [])
    if (!entity.fields[field]?.options.kept && evaluate(holds, row, asker) === false) errors[field] ??= message
  if (Object.keys(errors).length) throw invalid(errors)
  await checkTree(scene)
  await checkShapes(scene)
  await run(scene, entity.on?.check)
  for (const [name, field] of Object.entries(entity.fields)) {
    const { computed } = field.options
    if (computed && 'onWrite' in computed) row[name] = await run(scene, computed.onWrite)
  }
}

/** Fields that the row requires in its present state and lacks. */
const missingNow = ({ entity, row, writer }: Scene): Record<string, string> => {
  const asker = askerOf(writer.actor)
  const asked = requiredIn(entity, (rule) => evaluate(rule, row, asker) === true)
  return Object.fromEntries(Object.entries(asked).filter(([name]) => isEmpty(row[name])))
}
