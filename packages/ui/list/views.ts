import type { Variant } from '@chengban/kernel/area.ts'
import { hasTasks } from '@chengban/kernel/decided.ts'
import { auditField, type Entity, stateFields } from '@chengban/kernel/entity.ts'
import { isWaiting } from '@chengban/kernel/workflow.ts'

/** A tab of a list. */
export interface ListView {
  /** In the address; '' for the first. */
  readonly key: string
  readonly label: string
  /** The server's row set: my rows, those that wait for me, or those I decided. */
  readonly view?: 'own' | 'todo' | 'done'
  readonly filters?: Readonly<Record<string, unknown>>
  /** Its count is my turn: written in seal. */
  readonly isTurn?: boolean
  /** Not shown while it holds nothing. */
  readonly isLean?: boolean
}

/** The tabs a declaration gives for a variant of its list; none by state where `where` has chosen the states. */
export const viewsOf = (
  entity: Entity,
  variant: Variant | undefined,
  where: Readonly<Record<string, unknown>> = {},
): readonly ListView[] => {
  if (variant === 'audit' && hasTasks(entity)) return auditViews
  const own = variant === 'apply' ? ({ view: 'own' } as const) : {}
  const all: ListView = { key: '', label: '全部', ...own }
  const flow = entity.workflow
  const states = entity.audit ? stateFields(entity) : [flow?.field ?? '']
  if (states.some((field) => field in where)) return [all]
  if (entity.list?.tabs)
    return [all, ...(hasTasks(entity) ? [turn] : []), ...declaredViews(entity).map((view) => ({ ...view, ...own }))]
  if (entity.audit) return [all, ...auditedViews(entity, variant).map((view) => ({ ...view, ...own }))]
  if (!flow) return [all]
  return [
    all,
    ...flow.states.map(
      (state): ListView => ({ key: state, label: state, filters: { [flow.field]: { equalTo: state } }, ...own }),
    ),
  ]
}

const turn: ListView = { key: 'todo', label: '待我审核', view: 'todo', isTurn: true, isLean: true }

const declaredViews = ({ list }: Entity): readonly ListView[] =>
  (list?.tabs ?? []).map(({ label, where }) => ({ key: label, label, filters: where }))

/** The tabs of which the reader may ask: nobody narrows a list by what they may not read. */
export const viewsFor = ({ fields }: Entity, views: readonly ListView[], has: (code: string) => boolean) =>
  views.filter(({ filters = {} }) =>
    Object.keys(filters).every((name) => {
      const secret = fields[name]?.options.secret
      return !secret || has(secret)
    }),
  )

const auditViews: readonly ListView[] = [
  { key: '', label: '待我审核', view: 'todo', isTurn: true },
  { key: 'done', label: '我已审核', view: 'done' },
  { key: 'all', label: '全部' },
]

const auditedViews = (entity: Entity, variant: Variant | undefined): readonly ListView[] => {
  const state = auditField(entity)
  const { values = [] } = entity.fields[state]?.options ?? {}
  const waiting = values.filter(isWaiting)
  const draft: ListView = { key: 'draft', label: '草稿', filters: { [state]: { in: ['草稿', '已撤回'] } } }
  return [
    ...(variant === 'apply' ? [draft] : []),
    { key: 'waiting', label: '审批中', filters: { [state]: { in: waiting } } },
    {
      key: 'passed',
      label: '通过',
      filters: { [state]: { in: ['通过', '变更中'].filter((one) => values.includes(one)) } },
    },
    { key: 'refused', label: '驳回', filters: { [state]: { equalTo: '驳回' } } },
  ]
}
