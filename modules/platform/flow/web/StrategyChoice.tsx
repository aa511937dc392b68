import { type StrategyKind, strategies, strategyOf } from '@chengban/kernel/flow-config.ts'
import { keysOf } from '@chengban/kernel/keys-of.ts'
import { Select } from 'antd'
import type { Flow, Flows } from './flows.ts'

interface Props extends Pick<Flows, 'roles' | 'operations'> {
  readonly flow: Flow
  readonly label: string
  readonly value: string
  /** These people are only notified, so the submitter does not choose them in the form. */
  readonly isCopy?: boolean
  readonly onChange: (strategy: string) => void
}

/** A strategy: its kind, and the role, the code or the field it is about. */
export const StrategyChoice = ({ label, value, isCopy = false, onChange, ...named }: Props) => {
  const { kind, about } = strategyOf(value) ?? { kind: 'form', about: '' }
  const kinds = keysOf(strategies).filter(
    (each) => (!isCopy || each !== 'form') && (!each.endsWith(':') || aboutOf(each, named).length > 0),
  )
  const abouts = aboutOf(kind, named)
  return (
    <span className="cb-flow-strategy">
      <Select<StrategyKind>
        aria-label={label}
        value={kind}
        options={kinds.map((each) => ({ value: each, label: strategies[each] }))}
        onChange={(next) => onChange(`${next}${aboutOf(next, named)[0]?.value ?? ''}`)}
      />
      {abouts.length > 0 && (
        <Select
          aria-label={`${label}是谁`}
          value={about}
          options={abouts}
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent="没有匹配的选项"
          onChange={(next) => onChange(`${kind}${next}`)}
        />
      )}
    </span>
  )
}

const aboutOf = (kind: StrategyKind, { flow, roles, operations }: Pick<Props, 'flow' | 'roles' | 'operations'>) => {
  const fields = (all: Flow['people']) => all.map(({ name, label }) => ({ value: name, label }))
  if (kind === 'field:') return fields(flow.people)
  if (kind === 'headOf:') return fields(flow.departments)
  if (kind === 'role:') return roles.map(({ id, name }) => ({ value: id, label: name }))
  return kind === 'operation:' ? operations.map(({ id, name }) => ({ value: id, label: `${name}（${id}）` })) : []
}
