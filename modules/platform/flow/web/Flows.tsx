import { PlainSearch } from '@chengban/ui/list/PlainSearch.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { FlowForm } from './FlowForm.tsx'
import { type Flow, useFlows } from './flows.ts'
import './flows.css'

/** 审批设置: at left every kind of record that is audited, at right how the chosen one is. */
export default function Flows() {
  const { data, error, refetch } = useFlows()
  const [params, setParams] = useSearchParams()
  const [keyword, setKeyword] = useState('')
  if (error && !data) return <ListFailed error={error} label="审批设置" onAgain={() => void refetch()} />
  if (!data) return null
  const chosen = data.nodes.find(({ entity }) => entity === params.get('of')) ?? data.nodes[0]
  const found = data.nodes.filter(({ label, entity }) => `${label} ${entity}`.includes(keyword.trim()))
  const choose = (entity: string): void => setParams({ tab: params.get('tab') ?? '审批设置', of: entity })
  return (
    <div className="cb-flows">
      <nav aria-label="审批单据">
        <PlainSearch value={keyword} words="单据" onChange={setKeyword} />
        {[...new Set(found.map(({ area }) => area))].map((area) => (
          <section key={area}>
            <h3>{area}</h3>
            <ul>
              {found
                .filter((flow) => flow.area === area)
                .map((flow) => (
                  <FlowChoice key={flow.entity} flow={flow} isChosen={flow === chosen} onChoose={choose} />
                ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && <p className="cb-pale">没有匹配的选项</p>}
      </nav>
      {chosen && <FlowForm key={chosen.entity} flow={chosen} roles={data.roles} operations={data.operations} />}
    </div>
  )
}

interface ChoiceProps {
  readonly flow: Flow
  readonly isChosen: boolean
  readonly onChoose: (entity: string) => void
}

const FlowChoice = ({ flow: { entity, label, levels, isSet }, isChosen, onChoose }: ChoiceProps) => (
  <li>
    <button type="button" aria-current={isChosen ? 'true' : undefined} onClick={() => onChoose(entity)}>
      <span>{label}</span>
      <small>{isSet ? `${levels}级，已设置` : `${levels}级`}</small>
    </button>
  </li>
)
