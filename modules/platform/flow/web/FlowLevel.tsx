import type { FlowSetting, Skip } from '@chengban/kernel/flow-config.ts'
import { levelWord } from '@chengban/kernel/workflow.ts'
import { Button, Checkbox, InputNumber, Select } from 'antd'
import type { Flow, Flows } from './flows.ts'
import { StrategyChoice } from './StrategyChoice.tsx'

interface Props extends Pick<Flows, 'roles' | 'operations'> {
  readonly flow: Flow
  readonly level: number
  readonly setting: FlowSetting
  readonly onChange: (part: FlowSetting) => void
}

/** One level: who decides, how several do, whether they sign, and when it is passed. */
export const FlowLevel = ({ level, setting, onChange, ...named }: Props) => {
  const { approvers = {}, mode = {}, signature = [] } = setting
  const isSigned = signature.includes(level)
  return (
    <fieldset>
      <legend>{levelWord(level)}</legend>
      <span className="cb-flow-word">审批人</span>
      <StrategyChoice
        {...named}
        label="审批人"
        value={approvers[level] ?? 'form'}
        onChange={(strategy) => onChange({ approvers: { ...approvers, [level]: strategy } })}
      />
      <span className="cb-flow-word">多人时</span>
      <Select
        aria-label="多人时"
        value={mode[level] ?? '或签'}
        options={[
          { value: '或签', label: '或签：一人决定即可' },
          { value: '会签', label: '会签：全部同意才通过' },
        ]}
        onChange={(way) => onChange({ mode: { ...mode, [level]: way } })}
      />
      <span className="cb-flow-word">签名</span>
      <Checkbox
        checked={isSigned}
        onChange={() =>
          onChange({ signature: isSigned ? signature.filter((each) => each !== level) : [...signature, level] })
        }
      >
        同意时须手写签名
      </Checkbox>
      <span className="cb-flow-word">自动通过</span>
      <Skips level={level} setting={setting} onChange={onChange} flow={named.flow} />
    </fieldset>
  )
}

const Skips = ({ flow, level, setting: { skip = [] }, onChange }: Omit<Props, 'roles' | 'operations'>) => {
  const first = [...flow.conditions, ...flow.figures][0]?.name
  return (
    <div className="cb-flow-lines">
      {skip.map((rule, at) =>
        rule.level === level ? (
          <SkipLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and keep nothing of their own
            key={at}
            rule={rule}
            flow={flow}
            onChange={(next) => onChange({ skip: skip.with(at, next) })}
            onRemove={() => onChange({ skip: skip.toSpliced(at, 1) })}
          />
        ) : null,
      )}
      {first !== undefined && (
        <Button onClick={() => onChange({ skip: [...skip, newRule(flow, level, first)] })}>添加条件</Button>
      )}
    </div>
  )
}

const isFigure = ({ figures }: Flow, field: string): boolean => figures.some(({ name }) => name === field)

const newRule = (flow: Flow, level: number, field: string): Skip =>
  isFigure(flow, field) ? { level, field, below: '0' } : { level, field }

interface LineProps {
  readonly rule: Skip
  readonly flow: Flow
  readonly onChange: (rule: Skip) => void
  readonly onRemove: () => void
}

const SkipLine = ({ rule: { level, field, below, is }, flow, onChange, onRemove }: LineProps) => (
  <span>
    <Select
      aria-label="条件字段"
      value={field}
      options={[...flow.conditions, ...flow.figures].map(({ name, label }) => ({ value: name, label }))}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent="没有匹配的选项"
      onChange={(next) => onChange(newRule(flow, level, next))}
    />
    {isFigure(flow, field) ? (
      <>
        低于
        <InputNumber<string>
          stringMode
          min="0"
          aria-label="限额"
          value={String(below ?? '0')}
          onChange={(next) => onChange({ level, field, below: next ?? '0' })}
        />
      </>
    ) : (
      <Select
        aria-label="条件"
        value={is === false ? 'no' : 'yes'}
        options={[
          { value: 'yes', label: '为是' },
          { value: 'no', label: '为否' },
        ]}
        onChange={(next) => onChange({ level, field, ...(next === 'no' ? { is: false } : {}) })}
      />
    )}
    <Button type="text" onClick={onRemove}>
      移除
    </Button>
  </span>
)
