import { hasTasks } from '@chengban/kernel/decided.ts'
import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { laterFlows } from './StatusCell.tsx'

type Condition = Readonly<Record<string, unknown>>

const passed = '通过'
const valuesIn = (field: Field | undefined): readonly string[] => field?.options?.values ?? []

/** Whether the column says what became of a record where its audit is over. */
export const isMerged = (entity: Entity, name: string): boolean =>
  hasTasks(entity) && name === auditField(entity) && laterFlows(entity).length > 0

/** The field as lists head and filter it: a merged state offers all the words it shows. */
export const shownField = (entity: Entity, name: string): Field | undefined => {
  const field = entity.fields[name]
  const [flow] = laterFlows(entity)
  if (!field || !flow || !isMerged(entity, name)) return field
  const later = flow.states.filter((state) => state !== flow.initial)
  const values = [...new Set([...valuesIn(field), ...later])]
  return { ...field, label: '状态', options: { ...field.options, values } }
}

/** The rows whose merged state reads as one of the words. */
export const stateCondition = (entity: Entity, words: readonly string[]): Condition => {
  const audit = auditField(entity)
  const [flow] = laterFlows(entity)
  const own = valuesIn(entity.fields[audit])
  const later = words.filter((word) => flow?.states.includes(word) && word !== flow.initial)
  const audits = words.filter((word) => own.includes(word) && word !== passed)
  const parts: Condition[] = audits.length > 0 ? [{ [audit]: { in: audits } }] : []
  if (flow && later.length > 0) parts.push({ [audit]: { equalTo: passed }, [flow.field]: { in: later } })
  if (flow && words.includes(passed))
    parts.push({
      [audit]: { equalTo: passed },
      or: [{ [flow.field]: { isNull: true } }, { [flow.field]: { equalTo: flow.initial } }],
    })
  return { or: parts }
}
